import type { FoundSlot } from './found.ts'

/** How often in a year. */
const PERIODS: Readonly<Record<string, number>> = {
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
  日: 365,
  週: 52,
  月: 12,
  年: 1,
}
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5, six: 6 }
const ADVERBS: Readonly<Record<string, number>> = {
  daily: 365,
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
  quarterly: 4,
  annually: 1,
  yearly: 1,
}
const EVERY: Readonly<Record<string, number>> = { other: 2, second: 2, two: 2, third: 3, three: 3 }

type Groups = Readonly<Record<string, string | undefined>>

/** In order: what says more is found before what it contains. */
const FORMS: readonly (readonly [RegExp, (groups: Groups) => number | undefined])[] = [
  [
    /\b(?<times>once|twice|(?:two|three|four|five|six|\d+) times) (?:a|an|per|each|every) (?<period>day|week|fortnight|month|year)\b/giu,
    ({ times = '', period = '' }) => {
      const [word = ''] = times.toLowerCase().split(' ')
      return (TIMES[word] ?? Number(word)) * (PERIODS[period.toLowerCase()] ?? 1)
    },
  ],
  [
    /\b(?<times>once|twice) (?<adverb>daily|weekly|monthly|yearly|annually)\b/giu,
    ({ times = '', adverb = '' }) => (TIMES[times.toLowerCase()] ?? 1) * (ADVERBS[adverb.toLowerCase()] ?? 1),
  ],
  [
    /\b(?:meets?|met|held|takes? place|published|issued|appears?|inspected|serviced|paid|updated|taken|reviewed) (?<adverb>daily|weekly|fortnightly|monthly|quarterly|annually|yearly)\b/giu,
    ({ adverb = '' }) => ADVERBS[adverb.toLowerCase()],
  ],
  [
    /\b(?<=\b(?:meets?|met|held|takes? place|published|issued|appears?|inspected|serviced|paid|updated|taken|reviewed) )every (?:(?<nth>other|second|two|third|three) )?(?<period>day|week|fortnight|month|quarter|year)s?\b/giu,
    ({ nth, period = '' }) => (PERIODS[period.toLowerCase()] ?? 1) / (EVERY[nth?.toLowerCase() ?? ''] ?? 1),
  ],
  [/隔(?<period>[日週月年])/gu, ({ period = '' }) => (PERIODS[period] ?? 1) / 2],
  [
    /(?<every>\d)(?<period>日|週間|か月|カ月|年)(?:に|おきに|ごとに)(?:1|一)(?:回|度)/gu,
    ({ every = '1', period = '' }) => (PERIODS[period.replace(/間|か|カ/gu, '')] ?? 1) / Number(every),
  ],
  [
    /(?<![\d前翌今先来])(?<period>[週月年])に?(?<times>\d)(?:回|度)/gu,
    ({ period = '', times = '1' }) => Number(times) * (PERIODS[period] ?? 1),
  ],
  [/毎(?<period>[週月年])(?=開|発|行|実|刊|更)/gu, ({ period = '' }) => PERIODS[period]],
]

/** How often something happens: twice a day, 隔週. */
export function rates(text: string): FoundSlot[] {
  const found: FoundSlot[] = []
  for (const [pattern, rate] of FORMS)
    for (const match of text.matchAll(pattern)) {
      const value = rate(match.groups ?? {})
      const end = match.index + match[0].length
      if (value === undefined || found.some((other) => match.index < other.end && end > other.start)) continue
      found.push({
        start: match.index,
        end,
        slot: {
          type: 'quantity',
          quantity: {
            kind: 'rate',
            unit: '',
            lo: value,
            hi: value,
            approx: false,
            bound: 'exact',
            change: false,
            slack: 0,
            text: match[0],
          },
        },
      })
    }
  return found
}
