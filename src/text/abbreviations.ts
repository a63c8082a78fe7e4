/** Always followed by what they belong to. */
const TITLES =
  /(?:^|[\s("“])(?:mr|mrs|ms|mx|dr|prof|sr|st|mt|gen|rep|sen|gov|capt|lt|col|fig|eq|sec|vs|cf|approx|e\.g|i\.e|al)$/iu
/** May also end a sentence: the next word's case tells. */
const OPEN =
  /(?:^|[\s("“])(?:etc|inc|ltd|co|corp|jr|dept|est|a\.m|p\.m|(?:\p{Lu}\.)+\p{Lu}|jan|feb|aug|sept?|oct|nov|dec)$/iu
const NUMBERED = /(?:^|[\s("“])(?:no|nos|vol|ch|pp?)$/iu
const INITIAL = /(?:^|[\s.("“])\p{Lu}$/u

/** Whether the full stop behind `before` belongs to an abbreviation that the text goes on from with `next`. */
export function endsWithAbbreviation(before: string, next: string): boolean {
  if (TITLES.test(before)) return true
  if (NUMBERED.test(before)) return /^\d/u.test(next)
  if (OPEN.test(before)) return !/^["“(]?\p{Lu}/u.test(next)
  return INITIAL.test(before) && !/(?:^|\s)I$/u.test(before)
}
