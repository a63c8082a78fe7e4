import type { Language } from '../../i18n/language.ts'

const LOCALE: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' }
const JUST_NOW: Record<Language, string> = { ja: 'たった今', en: 'just now' }
const DAY = 86_400_000
const LETTERS = new Intl.Segmenter()

/** Near things as "3 minutes ago", far ones as a date. */
export function formatWhen(iso: string, language: Language, now: Date = new Date()): string {
  const then = new Date(iso)
  const ms = then.getTime() - now.getTime()
  if (Number.isNaN(ms)) return ''
  const relative = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' })
  const past = Math.abs(ms)
  if (past < 60_000) return JUST_NOW[language]
  if (past < 3_600_000) return relative.format(Math.round(ms / 60_000), 'minute')
  if (past < DAY) return relative.format(Math.round(ms / 3_600_000), 'hour')
  if (past < 7 * DAY) return relative.format(Math.round(ms / DAY), 'day')
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium' }).format(then)
}

export function formatMoment(iso: string, language: Language): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return ''
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'medium' }).format(then)
}

/** A day without a time is the same day everywhere. */
export function formatDate(iso: string, language: Language): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return iso
  const wholeDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? { timeZone: 'UTC' } : {}
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', ...wholeDay }).format(then)
}

/** A day near enough that its year goes without saying; any other with its year. */
export function formatDay(iso: string, language: Language, now: Date = new Date()): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime()) || then.getFullYear() !== now.getFullYear()) return formatDate(iso, language)
  const wholeDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? { timeZone: 'UTC' } : {}
  return new Intl.DateTimeFormat(LOCALE[language], { month: 'short', day: 'numeric', ...wholeDay }).format(then)
}

export function formatNumber(value: number, language: Language, digits = 0): string {
  return new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: digits }).format(value)
}

export function formatPercent(ratio: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 0 }).format(ratio)
}

export function formatMs(ms: number, language: Language): string {
  return ms < 1000 ? `${formatNumber(ms, language)} ms` : `${formatNumber(ms / 1000, language, 1)} s`
}

/** Cuts by what a reader sees as one character. */
export function shorten(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = Array.from(LETTERS.segment(line), (part) => part.segment)
  return letters.length <= length ? line : `${letters.slice(0, length - 1).join('')}…`
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

/** Cuts a line to so many half-width columns, for places that cannot wrap (SVG text). */
export function cutToWidth(text: string, columns: number): string {
  let used = 0
  let out = ''
  for (const { segment } of LETTERS.segment(text)) {
    used += WIDE.test(segment) ? 2 : 1
    if (used > columns - 1) return `${out}…`
    out += segment
  }
  return out
}
