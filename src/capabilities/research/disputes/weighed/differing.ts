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
      if (
        isCut(x, a) ||
        isCut(y, b) ||
        x.change !== y.change ||
        !sameMeasure(x, y) ||
        !isOther(x, y) ||
        gap(x, y) > OTHER_SIZE
      )
        continue
      const [mine, theirs] = [beside(a, one.at), beside(b, other.at)]
      const near = (nearness.covers(mine, b.words, b.around) + nearness.covers(theirs, a.words, a.around)) / 2
      const sameUnit = x.unit !== '' && x.unit === y.unit ? 0.2 : 0
      if (best === undefined || near + sameUnit > best.near)
        best = { a: x, b: y, near: near + sameUnit, gap: gap(x, y), limits: areLimits(x, y), agreeing }
    }
  return best
}

/** £1 of £1.46m, 3 of 3,300: half a figure is none. */
function isCut({ text }: Quantity, { told }: Sentence): boolean {
  const at = told.text.indexOf(text)
  return at >= 0 && /\d$/u.test(text) && /^[.,]\d/u.test(told.text.slice(at + text.length))
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

/** A place or a body, not a person. */
const NO_PERSON =
  /\b(?:Council|Borough|County|City|Town|Moor|Lane|Road|Street|Park|Hall|House|School|College|University|Hospital|Institute|Trust|Society|Club|Group|Company|Gazette|Herald|Courier|Times|News|Post|Journal|Island|Islands|Bay|Hill|Valley|River|Lake|Bridge|Station|Centre|Center|Market|Square|Court|Farm|Church|Marine|Ferries|Pharma|Line|Works|Ltd|Inc)$|(?:市|町|村|県|区|社|課|局|部|会|館|園|校|駅|地区|大学|組合|協会|財団)$/u
/** So many words on either side of a name may say what somebody is or did. */
const OF_NAME = 6

/** Somebody on each side who is nobody on the other, of the same part in the matter: both led it, both are its manager. */
export function otherPeople(a: Sentence, b: Sentence, isOfTopic: (name: string) => boolean) {
  const [mine, theirs] = [a, b].map(({ people }) => people.filter((name) => !isOfTopic(name)))
  const [one] = mine ?? []
  const [other] = theirs ?? []
  if (one === undefined || other === undefined) return undefined
  if (mine?.some((name) => theirs?.some((each) => isOneName(name, each))) === true) return undefined
  if (NO_PERSON.test(one) || NO_PERSON.test(other)) return undefined
  const parts = new Set(partIn(a, one, isOfTopic))
  return partIn(b, other, isOfTopic).some((lemma) => parts.has(lemma)) ? ([one, other] as const) : undefined
}

/** The words right beside a name that are no names themselves. */
function partIn({ told, words }: Sentence, name: string, isOfTopic: (name: string) => boolean): string[] {
  const [first = ''] = name.split(/[ -]/u)
  const at = told.reading.tokens.find(
    ({ surface }) => (first.startsWith(surface) || surface.startsWith(first)) && surface.length > 1,
  )?.at
  if (at === undefined) return []
  return words
    .filter(({ kind, at: own, lemma }) => kind !== 'name' && Math.abs(own - at) <= OF_NAME && !isOfTopic(lemma))
    .map(({ lemma }) => lemma)
}
