import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Candidate } from '../types.ts'
import { breaksLine, digitsOfGroups, type DigitGroup, partedNumbers, sizesOf } from './number-groups.ts'

const JAPANESE = /^(?:3-4-4|2-4-4|3-3-4|4-2-4|4-3-3|5-1-4)$/
const AMERICAN = /^3-3-4$/
/** A number with no other gaps needs no second look. */
const PLAIN_GAP = /^[ .-]$/
/** The gaps of a number written in one way: a slash or a middle dot stands alone, a line may end at a hyphen. */
const GAP = /^(?:[/・]|[ ]{1,2}|[ ]?[-.)]{1,2}[ ]?(?:\r?\n[ \t]{0,2})?\(?|[ \t]{0,2}\r?\n[ \t]{0,2}[-.(]?|\t)$/

/** Phone numbers over a line's end, or parted by slashes, middle dots or tabs. `isOther` knows an order from a phone. */
export function partedPhones(
  lower: string,
  isCued: (start: number) => boolean,
  isOther: (start: number) => boolean,
): Candidate[] {
  const found: Candidate[] = []
  for (const { groups } of partedNumbers(lower)) {
    const [first, last] = [groups[0], groups.at(-1)]
    if (!first || !last || /\w/.test(lower[last.end] ?? '')) continue
    const gaps = groups.slice(1)
    if (gaps.every(({ gap }) => PLAIN_GAP.test(gap)) || !gaps.every(({ gap }) => GAP.test(gap))) continue
    if (!isNumber(groups, isCued(first.start))) continue
    const start = lower[first.start - 1] === '(' ? first.start - 1 : first.start
    if (!isOther(start)) found.push({ start, end: last.end, type: 'PHONE' })
  }
  return found
}

function isNumber(groups: readonly DigitGroup[], cued: boolean): boolean {
  const digits = digitsOfGroups(groups)
  if (digits.length < 10 || digits.length > 11) return false
  const hyphenated = groups.slice(1).some(({ gap }) => /[-)]/.test(gap)) && breaksLine(groups)
  if (digits.startsWith('0')) {
    if (!JAPANESE.test(sizesOf(groups)) && !hyphenated && !cued) return false
    return isValid(digits, 'JP') || ((hyphenated || cued) && isValid(digits, 'GB'))
  }
  return AMERICAN.test(sizesOf(groups)) && (hyphenated || cued) && isValid(digits, 'US')
}

function isValid(digits: string, country: 'JP' | 'US' | 'GB'): boolean {
  return parsePhoneNumberFromString(digits, country)?.isValid() === true
}
