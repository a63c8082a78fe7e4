import type { Meanings } from '../judging/align.ts'
import { excludes, valuesIn } from '../judging/attributes.ts'
import type { Comparison } from '../judging/finding.ts'
import { compareDates, type Dates } from './differing-dates.ts'
import { compareNumbers, type Numbers } from './differing-numbers.ts'
import { type DifferingValues, differingValues } from './differing-values.ts'
import { turnedOrder } from './order.ts'
import { type Turned, turnedWords } from './turned-words.ts'

/** Everything in two claims that might not both be true. */
export interface Competing {
  numbers: Numbers
  dates: Dates
  turned: Turned
  values: DifferingValues | undefined
  /** An attribute of one value (a cause, an author) is given two. */
  attribute: boolean
  order: boolean
}

export function competingIn(comparison: Comparison, meanings: Meanings): Competing {
  return {
    numbers: compareNumbers(comparison),
    dates: compareDates(comparison),
    turned: turnedWords(comparison, meanings),
    values: differingValues(comparison, meanings),
    attribute: sharedAttribute(comparison),
    order: turnedOrder(comparison),
  }
}

function sharedAttribute(comparison: Comparison): boolean {
  const { a, b } = comparison
  if (a.language !== b.language) return false
  return valuesIn(a).some((mine) =>
    valuesIn(b).some((theirs) => mine.attribute === theirs.attribute && excludes(mine, theirs, comparison)),
  )
}
