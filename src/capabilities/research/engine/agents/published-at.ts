import type { TimeRange } from '../../contract/engine.ts'

const DAY = 86_400_000
const RANGES: Readonly<Record<TimeRange, number>> = {
  day: DAY,
  week: 7 * DAY,
  month: 31 * DAY,
  year: 366 * DAY,
  all: Number.POSITIVE_INFINITY,
}
const JAPANESE = /(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?/u

/** When a page says it was published; null where it does not say it in a way we can read. */
export function publishedAt(published: string): Date | null {
  const [, year, month, day] = JAPANESE.exec(published.normalize('NFKC')) ?? []
  const time = year === undefined ? Date.parse(published) : Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1))
  return Number.isNaN(time) ? null : new Date(time)
}

/** What is undated passes. */
export function isWithin(range: TimeRange, published: string, now: Date): boolean {
  const date = publishedAt(published)
  return date === null || now.getTime() - date.getTime() <= RANGES[range]
}
