import { hasOtherSubject, isOfAnother } from '../claims/comparable.ts'
import type { ConflictJudgement, Reading, Token } from '../conflicts/types.ts'
import { isOfSeveral } from './measures.ts'
import { meetingsAmong } from './meeting.ts'
import { ofTopic } from './of-topic.ts'
import { hasOtherOwner, isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

/** The rules for two sentences met in documents. */
export type JudgeMet = (a: Reading, b: Reading) => ConflictJudgement

interface Found extends Exclusion {
  kind: 'words'
  a: Told
  b: Told
}

/** Of the topic's words that any page has. */
const LEAST_OF_TOPIC = 0.5

const titled = ({ text, page }: Told) => ({ text, title: page.title })

/**
 * Sentences of nearly the same words, whether or not anybody found them worth a claim: that a ticket holds for a year is hardly
 * ever one, and yet another page may say six months.
 */
export function inSameWords(told: readonly Told[], subject: Subject, judge: JudgeMet): Found[] {
  return meetingsAmong(ofTopic(told, subject, LEAST_OF_TOPIC), subject).flatMap(({ a, b }): Found[] => {
    if (hasOtherSubject(a.text, b.text) || isOfAnother(titled(a), titled(b)) || hasOtherOwner(a, b)) return []
    if (!isOneTime(a, b) || !isOfOneThing(a, b, subject) || !isOneFrame(a, b, subject)) return []
    if (areOfSeveral(a.reading, b.reading)) return []
    const { conflict, type, severity, confidence, why } = judge(a.reading, b.reading)
    if (!conflict || type === null || type === 'inconsistency') return []
    return [{ kind: 'words', a, b, type, severity, confidence, why }]
  })
}

/** A year that a page speaks of only where it stands is no year of the other. */
const isOneTime = (a: Told, b: Told) =>
  a.isOwnYear === b.isOwnYear ||
  a.years.length === 0 ||
  b.years.length === 0 ||
  a.years.some((year) => b.years.includes(year))

/** That both speak of the topic says nothing: they must share a thing of their own. */
const isOfOneThing = (a: Told, b: Told, subject: Subject) =>
  sharedWords(tellingWords(a.reading, subject), tellingWords(b.reading, subject), subject).some((word) =>
    word.every(isThing),
  )

const figuresIn = ({ slots }: Reading) =>
  slots.flatMap(({ slot }) => (slot.type === 'quantity' && slot.quantity.lo > 0 ? [slot.quantity] : []))

/** Two boilers of 800 are boilers of 1,600. */
const areOfSeveral = (a: Reading, b: Reading) =>
  figuresIn(a).some((one) =>
    figuresIn(b).some((other) => {
      const ratio = Math.max(one.lo, other.lo) / Math.min(one.lo, other.lo)
      return one.kind === other.kind && one.kind !== 'count' && [a, b].some(({ text }) => isOfSeveral(ratio, text))
    }),
  )

const LEAST_WEIGHT = 0.35
const LEAST_SHARED = 2
/** Say nothing of what is told, only that it is so. */
const LIGHT =
  /^(?:する|ある|いる|なる|できる|使える|行う|れる|られる|くださる|いただく|be|have|do|can|may|will|get|make|take|there|it|you|we|they|please)$/u

/**
 * One sentence has every word of the other, and few of its own; what is said of it, and its opposite, aside. Among all the pairs
 * of a folder words that each side has for itself are two things far more often than two ways to say one.
 */
function isOneFrame(a: Told, b: Told, subject: Subject): boolean {
  const [mine, theirs] = [framed(a), framed(b)]
  const shared = sharedWords(mine, theirs, subject)
  const taken = new Set(shared.flat())
  const [left, right] = [mine, theirs].map((words) => words.filter((word) => !taken.has(word)))
  if (left === undefined || right === undefined || shared.length < LEAST_SHARED) return false
  // Not in the café, of which the other says nothing.
  if ([...left, ...right].some(({ negated }) => negated)) return false
  const isTurned = (one: Token, others: readonly Token[]) => others.some((other) => areOpposite(one, other, subject))
  const own = left.filter((one) => !isTurned(one, right)).length
  const other = right.filter((one) => !isTurned(one, left)).length
  // Free of charge, and nobody has to pay: of what is denied a word more may say the same.
  const isDenied = shared.some(([one, another]) => one.negated !== another.negated)
  return Math.min(own, other) === 0 && Math.max(own, other) < (isDenied ? 1 : shared.length)
}

const framed = ({ reading }: Told) =>
  reading.tokens.filter(({ weight, kind, lemma }) => weight >= LEAST_WEIGHT && kind !== 'grammar' && !LIGHT.test(lemma))

const areOpposite = (one: Token, other: Token, { meanings: { lexicon, wordNet } }: Subject) =>
  lexicon.opposite(one.lemma, other.lemma) || wordNet.antonyms(one.lemma, other.lemma)
