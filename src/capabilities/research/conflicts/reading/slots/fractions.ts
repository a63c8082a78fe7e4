import type { Quantity } from '../../types.ts'
import type { FoundSlot } from './found.ts'

const PARTS: Readonly<Record<string, number>> = {
  half: 50,
  third: 100 / 3,
  quarter: 25,
  fourth: 25,
  fifth: 20,
  sixth: 100 / 6,
  seventh: 100 / 7,
  eighth: 12.5,
  ninth: 100 / 9,
  tenth: 10,
}
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = `(?:\\d+|${WORDS.join('|')})`
const valueOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : Math.max(1, WORDS.indexOf(text.toLowerCase())))

interface Form {
  pattern: RegExp
  percent(groups: Readonly<Record<string, string>>): number
  bound?: 'min' | 'max'
}

/** Shares told without a percent sign. */
const FORMS: readonly Form[] = [
  {
    pattern: /(?<below>\d+)分の(?<above>\d+)/giu,
    percent: ({ below, above }) => (100 * Number(above)) / Number(below),
  },
  {
    pattern: /(?<below>\d+)人に(?<above>\d+)人/giu,
    percent: ({ below, above }) => (100 * Number(above)) / Number(below),
  },
  { pattern: /(?<tens>\d+)割(?<ones>\d)分/giu, percent: ({ tens, ones }) => 10 * Number(tens) + Number(ones) },
  { pattern: /過半数|大半/giu, percent: () => 50.1, bound: 'min' },
  { pattern: /半数(?:に満たな|以下|未満|を下回|に届か)/giu, percent: () => 49.9, bound: 'max' },
  { pattern: /半数|半分/giu, percent: () => 50 },
  {
    pattern: new RegExp(
      `\\b(?<above>${NUMBER})[\\s-](?<part>third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)s?\\b(?=\\s(?:of|the))`,
      'giu',
    ),
    percent: ({ above = '1', part = '' }) => valueOf(above) * (PARTS[part.toLowerCase()] ?? 0),
  },
  {
    pattern: /\b(?:an?\s)(?<part>third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)\b(?=\sof)/giu,
    percent: ({ part = '' }) => PARTS[part.toLowerCase()] ?? 0,
  },
  {
    pattern:
      /(?<=\b(?:by|nearly|almost|about|around|roughly|only|barely|over|than) )an? (?<part>third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)\b(?!\s(?:time|year|day|week|month|season|round|place|party|of an?)\b)/giu,
    percent: ({ part = '' }) => PARTS[part.toLowerCase()] ?? 0,
  },
  {
    pattern: /\b(?:[at](?:he)? (?:clear |large |small )?majority|most)\b(?=\sof\s)/giu,
    percent: () => 50,
    bound: 'min',
  },
  { pattern: /\b(?:[at](?:he)? (?:small )?minority)\b(?=\sof\s)/giu, percent: () => 49.9, bound: 'max' },
  { pattern: /\b(?:less|fewer) than half\b/giu, percent: () => 49.9, bound: 'max' },
  { pattern: /(?<!(?:first|second|last|other|latter|and a)\s)\bhalf\b(?=\s(?:of|the|all)\b)/giu, percent: () => 50 },
  {
    pattern: new RegExp(
      `\\b(?<above>${NUMBER})\\s(?:in|out of)\\s(?<below>${NUMBER})\\b(?!\\s(?:years?|days?|months?|countries|cities))`,
      'giu',
    ),
    percent: ({ above = '1', below = '1' }) => (100 * valueOf(above)) / valueOf(below),
  },
]
const MIN = /(?:more than|over|at least|exceeding)\s?$/i
const MAX = /(?:less than|under|fewer than|at most|up to)\s?$/i
const APPROX = /(?:約|およそ|ほぼ|about|around|nearly|almost|roughly|some|approximately)\s?$/i

export function fractions(text: string): FoundSlot[] {
  const found: FoundSlot[] = []
  for (const { pattern, percent, bound } of FORMS)
    for (const match of text.matchAll(pattern)) {
      const value = percent((match.groups ?? {}) as Record<string, string>)
      if (!Number.isFinite(value) || value > 100) continue
      const end = match.index + match[0].length
      if (found.some((other) => match.index < other.end && end > other.start)) continue
      const before = text.slice(Math.max(0, match.index - 16), match.index)
      const after = text.slice(end, end + 4)
      const quantity: Quantity = {
        kind: 'percent',
        unit: '%',
        lo: value,
        hi: value,
        approx: APPROX.test(before) || /^(?:近く|ほど|程度|前後)/.test(after),
        bound:
          bound ??
          (MIN.test(before) || /^(?:以上|超|を超え)/.test(after)
            ? 'min'
            : MAX.test(before) || /^(?:以下|未満)/.test(after)
              ? 'max'
              : 'exact'),
        change: /\bby\s$/iu.test(before),
        slack: 1,
        text: match[0],
      }
      found.push({ start: match.index, end, slot: { type: 'quantity', quantity } })
    }
  return found
}
