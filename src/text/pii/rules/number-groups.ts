import { matchesOf } from '../detect/matches.ts'

/** Digits that stand together, and what parts them from the digits before. */
export interface DigitGroup {
  readonly start: number
  readonly end: number
  readonly digits: string
  readonly gap: string
}

/** Numbers parted otherwise than by one space, dot or hyphen: over a line's end, by a tab, a slash or a middle dot. */
const PARTED = /\d(?:[-. )]{0,2}(?:\r?\n|[\t/・、])|[ .-]{2}|\.)[ \t(]{0,3}\d/
const RUN = /(?<![\w,+])\d{1,19}(?:[ \t\r\n./・、()-]{1,4}\d{1,19}){1,40}/g
const GROUP = /([^\d]*)(\d+)/g
const MOST_GROUPS = 5
const MOST_DIGITS = 19

/** The runs of digit groups of a text that a plain pattern would miss, each as its groups. */
function partedRuns(text: string): DigitGroup[][] {
  if (!PARTED.test(text)) return []
  return matchesOf(text, RUN).map((run) =>
    Array.from(matchesOf(run[0], GROUP), ({ 1: gap = '', 2: digits = '', 0: whole, index }) => {
      const end = run.index + index + whole.length
      return { start: end - digits.length, end, digits, gap }
    }),
  )
}

export interface PartedNumber {
  readonly groups: readonly DigitGroup[]
  /** Whether no further group stands beside these. */
  readonly alone: boolean
}

/** Every stretch of neighbouring groups that may be one number written apart, shortest first at each place. */
export function partedNumbers(text: string): PartedNumber[] {
  const found: PartedNumber[] = []
  for (const run of partedRuns(text))
    for (let from = 0; from < run.length; from++) {
      let digits = run[from]?.digits.length ?? 0
      for (let to = from + 1; to < run.length && to < from + MOST_GROUPS; to++) {
        digits += run[to]?.digits.length ?? 0
        if (digits > MOST_DIGITS) break
        found.push({ groups: run.slice(from, to + 1), alone: from === 0 && to === run.length - 1 })
      }
    }
  return found
}

export function digitsOfGroups(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits).join('')
}

/** Whether a gap after the first group goes over a line's end. */
export function breaksLine(groups: readonly DigitGroup[]): boolean {
  return groups.slice(1).some(({ gap }) => gap.includes('\n'))
}

/** The sizes of the groups, as in 3-4-4. */
export function sizesOf(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits.length).join('-')
}
