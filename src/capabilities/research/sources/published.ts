import type { TimeRange } from '../engine/types.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const NUMBERS = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日|[T\s].*)?$/
const REIWA = /^令和(\d{1,2}|元)年(\d{1,2})月(\d{1,2})日$/
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? ${MONTH},? (\\d{4})$`, 'i')
const MONTH_FIRST = new RegExp(`^${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i')
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? |[（(][日月火水木金土](?:曜日?)?[)）]$/i
/** A header of a mail or feed: Tue, 04 Mar 2025 10:00:00 GMT. */
const CLOCK = /[ T]\d{1,2}:\d{2}(?::\d{2})?.*$/

/** A date as a page writes it, as YYYY-MM-DD; empty for whatever is no date, or no day of the calendar. */
export function isoDay(written: string): string {
  const text = written.normalize('NFKC').trim().slice(0, 60).replace(CLOCK, '').replace(WEEKDAY, '').trim()
  const numbers = NUMBERS.exec(text)
  if (numbers) return day(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]))
  const reiwa = REIWA.exec(text)
  if (reiwa) return day(2018 + (reiwa[1] === '元' ? 1 : Number(reiwa[1])), Number(reiwa[2]), Number(reiwa[3]))
  const [, first = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? []
  if (year !== '') return day(Number(year), monthOf(month), Number(first))
  const [, name = '', date = '', of = ''] = MONTH_FIRST.exec(text) ?? []
  return of === '' ? '' : day(Number(of), monthOf(name), Number(date))
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

function day(year: number, month: number, date: number): string {
  const found = new Date(Date.UTC(year, month - 1, date))
  const exists = found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === date
  return exists ? found.toISOString().slice(0, 10) : ''
}

const LABELLED =
  /^(?:published|posted|date|updated|last updated|公開|公開日|掲載日|発行日|発表日|更新日|最終更新日?|日付|作成日)(?: on)?\s*[:：]\s*(.{6,40})$/i
const FIRST_LINES = 8

/** The date a text is headed with: a line of its own, or one that says it is the date. A date in a sentence is none. */
export function headedDate(text: string): string {
  const lines = text.slice(0, 2_000).split('\n')
  for (const line of lines
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .slice(0, FIRST_LINES)) {
    const bare = line.replace(/^[*_>#\s-]+|[*_\s]+$/g, '')
    const found = isoDay(LABELLED.exec(bare)?.[1] ?? bare)
    if (found !== '') return found
  }
  return ''
}

const DAYS: Readonly<Record<Exclude<TimeRange, 'all'>, number>> = { day: 1, week: 7, month: 31, year: 366 }

/** The first day a time range reaches back to; undefined for all of time. */
export function earliest(range: TimeRange, now: number): string | undefined {
  if (range === 'all') return undefined
  return new Date(now - DAYS[range] * 86_400_000).toISOString().slice(0, 10)
}

/** What has no date may be of any day. */
export const isWithin = (published: string, since: string | undefined): boolean =>
  since === undefined || published === '' || published >= since
