import type { Candidate } from '../types.ts'
import { isLuhn, isMyNumber } from './checks.ts'
import { breaksLine, digitsOfGroups, type DigitGroup, partedNumbers, sizesOf } from './number-groups.ts'

/** Where the groups of a printed card number begin, by how many digits it has. */
const CARD_GROUPS: Readonly<Record<number, readonly number[]>> = { 14: [4, 10], 15: [4, 10], 16: [4, 8, 12] }
const CARD_PREFIX = /^(?:4|5[0-8]|2[2-7]|3[0-9]|6[0-9])/
const ROUND = /^\d+00$/

/** Card and individual numbers over a line's end or with unusual gaps. Only a check digit tells them from a list of numbers. */
export function partedIds(lower: string, isCalledMyNumber: (start: number) => boolean): Candidate[] {
  const found: Candidate[] = []
  for (const { groups, alone } of partedNumbers(lower)) {
    const [first, last] = [groups[0], groups.at(-1)]
    if (!first || !last) continue
    if (isCard(groups) || isIndividual(groups, alone, isCalledMyNumber(first.start)))
      found.push({ start: first.start, end: last.end, type: 'ID' })
  }
  return found
}

function isCard(groups: readonly DigitGroup[]): boolean {
  const digits = digitsOfGroups(groups)
  const places = CARD_GROUPS[digits.length]
  if (!places || !CARD_PREFIX.test(digits) || !isLuhn(digits)) return false
  if (groups.every((group) => ROUND.test(group.digits))) return false
  let at = 0
  return groups.every(({ gap, digits: group }, i) => {
    const fits = i === 0 || gap.includes('\n') || places.includes(at)
    at += group.length
    return fits
  })
}

function isIndividual(groups: readonly DigitGroup[], alone: boolean, called: boolean): boolean {
  const digits = digitsOfGroups(groups)
  if (digits.length !== 12) return false
  if (called) return breaksLine(groups) || isMyNumber(digits)
  return alone && sizesOf(groups) === '4-4-4' && isMyNumber(digits)
}
