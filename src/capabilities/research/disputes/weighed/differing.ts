import { clash } from '../../conflicts/judging/dates.ts'
import { disjoint, gap, sameMeasure } from '../../conflicts/judging/intervals.ts'
import type { CalendarDate, Quantity, Token } from '../../conflicts/types.ts'
import { isOneName } from '../doers.ts'
import type { Nearness } from './nearness.ts'
import type { Sentence } from './sentence.ts'

/** Two figures of one kind, one in each sentence, that cannot both be meant. */
export interface OtherNumbers {
  a: Quantity
  b: Quantity
  /** How near the words around one are to those around the other. */
  near: number
  gap: number
  /** Both are limits of one side: at most, at least. */
  limits: boolean
  /** Figures that both have. */
  agreeing: number
}

/** So many times as much is the answer to another question. */
const OTHER_SIZE = 0.9
/** So many words on either side belong to a figure. */
const BESIDE = 3

export function otherNumbers(a: Sentence, b: Sentence, nearness: Nearness): OtherNumbers | undefined {
  let best: OtherNumbers | undefined
  const agreeing = a.numbers.filter(({ quantity: one }) =>
    b.numbers.some(({ quantity: other }) => sameMeasure(one, other) && !isOther(one, other)),
  ).length
  for (const one of a.numbers)
    for (const other of b.numbers) {
      const [x, y] = [one.quantity, other.quantity]
      if (x.change !== y.change || !sameMeasure(x, y) || !isOther(x, y) || gap(x, y) > OTHER_SIZE) continue
      const [mine, theirs] = [beside(a, one.at), beside(b, other.at)]
      const near = (nearness.covers(mine, b.words, b.around) + nearness.covers(theirs, a.words, a.around)) / 2
      const sameUnit = x.unit !== '' && x.unit === y.unit ? 0.2 : 0
      if (best === undefined || near + sameUnit > best.near)
        best = { a: x, b: y, near: near + sameUnit, gap: gap(x, y), limits: areLimits(x, y), agreeing }
    }
  return best
}

const areLimits = (x: Quantity, y: Quantity) => x.bound === y.bound && (x.bound === 'max' || x.bound === 'min')
const isOther = (x: Quantity, y: Quantity) => disjoint(x, y, areLimits(x, y))
const beside = ({ words }: Sentence, at: number): Token[] => words.filter((word) => Math.abs(word.at - at) <= BESIDE)

/** Two days that are not the same time, each of a year. */
export function otherDays(a: Sentence, b: Sentence): readonly [CalendarDate, CalendarDate] | undefined {
  const isShared = a.days.some((one) => b.days.some((other) => !clash(one, other)))
  if (isShared) return undefined
  for (const one of a.days) {
    const other = b.days.find((each) => clash(one, each) && isDated(one) && isDated(each))
    if (other !== undefined) return [one, other]
  }
  return undefined
}

const isDated = ({ year }: CalendarDate) => year !== undefined

/** Somebody on each side who is nobody on the other. */
export function otherPeople(a: Sentence, b: Sentence, isOfTopic: (name: string) => boolean) {
  const [mine, theirs] = [a, b].map(({ people }) => people.filter((name) => !isOfTopic(name)))
  const [one] = mine ?? []
  const [other] = theirs ?? []
  if (one === undefined || other === undefined) return undefined
  return mine?.some((name) => theirs?.some((each) => isOneName(name, each))) === true
    ? undefined
    : ([one, other] as const)
}
