import type { TopicPart } from '../../claims/topic-parts.ts'
import type { Discovery } from './findings.ts'

/** Months of the calendar, counted from the year 0: the first and the last that a date may mean. */
interface Months {
  from: number
  to: number
}

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WRITTEN =
  /(?:(?<era>令和|平成|昭和)(?<of>\d{1,2}|元)|(?<!\d)(?<year>(?:19|20)\d\d))(?:年(?<fiscal>度)?(?:の?(?<month>\d{1,2})月)?|[-/.](?<number>\d{1,2})(?!\d))?/gu
const MONTH_BEFORE = /(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?: \d{1,2},?)? $/iu
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }
/** A Japanese year of account ends in March. */
const FISCAL = 3
/** A plan without a date is old when a page speaks so many months later. */
const LASTS = 6

function monthsIn(text: string): Months[] {
  const plain = text.normalize('NFKC')
  return Array.from(plain.matchAll(WRITTEN), ({ groups = {}, index }) => {
    const { era, of, year, fiscal, month, number } = groups
    const named = MONTH_BEFORE.exec(plain.slice(0, index))?.[1]
    const start = 12 * (era === undefined ? Number(year) : (ERAS[era] ?? 0) + (of === '元' ? 1 : Number(of)))
    const known = named === undefined ? Number(month ?? number ?? 0) : 1 + NAMES.indexOf(named.toLowerCase())
    if (known >= 1 && known <= 12) return { from: start + known, to: start + known }
    return { from: start + 1, to: start + 12 + (fiscal === undefined ? 0 : FISCAL) }
  })
}

/** Plans whose day was over when the newest page was written come next no more; all of it where nothing else is told. */
export function withoutOldPlans(told: readonly Discovery[], parts: readonly TopicPart[]): readonly Discovery[] {
  const newest = Math.max(0, ...told.flatMap(({ appraisal }) => monthsIn(appraisal.when).map(({ from }) => from)))
  const isOld = ({ text, appraisal: { part, when, standing } }: Discovery) => {
    if (parts[part]?.kind !== 'plans' && standing !== 'plan') return false
    const own = monthsIn(text)
    if (own.length > 0) return own.every(({ to }) => to < newest)
    const [written] = monthsIn(when)
    return written !== undefined && written.to + LASTS < newest
  }
  const kept = told.filter((discovery) => !isOld(discovery))
  return kept.length === 0 ? told : kept
}
