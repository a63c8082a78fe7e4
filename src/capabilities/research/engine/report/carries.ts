import type { CalendarDate, Quantity, Reading, Token } from '../../conflicts/types.ts'
import { isOneMeaning } from '../../claims/same/same-meaning.ts'
import { mayAgreeInTurn } from '../../claims/same/same-statement.ts'
import { sameSound } from '../../conflicts/judging/romaji.ts'

/** Of a sentence's words, by weight, how many another must have to say all of it; fewer where both give a telling figure. */
const ALL = 0.8
const WITH_FIGURE = 0.5
const ACROSS = 0.4
const MANY_MORE = 2
const SAME_MEANING = { one: 0.64, two: 0.55 }
const LEAST_WEIGHT = 0.35
/** What "about" may hide, and what rounding may. */
const ABOUT = 0.05
const ROUNDED = 0.006

/**
 * Whether `whole` says everything `part` says, in whatever words and in either language: every figure and day of it, what it is
 * the figure of, and as little denied or planned. What it says besides does not matter.
 */
export async function carries(
  whole: Reading,
  part: Reading,
  topic: ReadonlySet<string>,
  before?: Reading,
): Promise<boolean> {
  if (!figuresFit(whole, part, before)) return false
  const isTelling = quantitiesOf(part).some(isParticular) || datesOf(part).some(({ day }) => day !== undefined)
  const { words, names, own } = await coverage(part, whole, topic)
  if (names < 1 || !mayAgreeInTurn(whole.text, part.text)) return false
  if (part.language !== whole.language)
    return quantitiesOf(part).some(isUnmistakable) || (quantitiesOf(part).some(isParticular) && words >= ACROSS)
  return own && words >= (isTelling ? WITH_FIGURE : ALL)
}

/** So large or so special that in two texts about one topic it is no chance: 402,000 rides, 16 or older, three thousand yen. */
const isUnmistakable = ({ kind, lo, bound }: Quantity) =>
  (kind === 'age' && bound === 'min') || ((kind === 'count' || kind === 'money') && lo >= 1_000)

export const hasFigures = (reading: Reading) => quantitiesOf(reading).length + datesOf(reading).length > 0

/** Every figure and day of the one stands in the other, a day perhaps in the sentence before; and both are of what is, or of what is planned or denied. */
export function figuresFit(whole: Reading, part: Reading, before?: Reading): boolean {
  if (whole.planned !== part.planned || denies(whole) !== denies(part) || (whole.partial && !part.partial)) return false
  const others = quantitiesOf(whole)
  const own = datesOf(whole)
  const days = own.length > 0 || before === undefined ? own : datesOf(before)
  return (
    quantitiesOf(part).every((one) => others.some((other) => isSame(one, other, part.text, whole.text))) &&
    datesOf(part).every((day) => days.some((other) => isSameDay(day, other)))
  )
}

/** Says clearly more than the other: a figure of its own, or many more words. */
export function isMore(one: Reading, other: Reading): boolean {
  const said = ({ tokens }: Reading) => tokens.filter(({ weight }) => weight >= LEAST_WEIGHT).length
  return !figuresFit(other, one) || said(one) > MANY_MORE * Math.max(2, said(other))
}

/** That both are long makes them no one thing. */
const DIMENSION = /^(?:long|wide|high|tall|deep|large|big|old|長い|広い|高い|深い|大きい|mile|metre|meter|about)$/u

/** The share of a sentence's words, by weight, that the other has too; names are counted by themselves. */
async function coverage(part: Reading, whole: Reading, topic: ReadonlySet<string>) {
  const words = part.tokens.filter((token) => token.weight >= LEAST_WEIGHT && !isUnit(token, part))
  // A crossing and an island may be equally long.
  const isOfLength = quantitiesOf(part).every(({ kind }) => kind === 'length') && hasFigures(part)
  let [sum, found, names, known, own] = [0, 0, 0, 0, false]
  for (const token of words) {
    const isFound = (await isIn(token, whole, part.language)) || isCounted(token, whole)
    own ||= isFound && !DIMENSION.test(token.lemma) && !(isOfLength && topic.has(token.lemma))
    if (token.kind === 'name' && part.language === whole.language && !topic.has(token.lemma)) {
      names++
      if (isFound) known++
    }
    // A word of the topic is understood.
    const weight = topic.has(token.lemma) ? token.weight / 3 : token.weight
    sum += weight
    if (isFound || topic.has(token.lemma)) found += weight
  }
  return { words: sum === 0 ? 0 : found / sum, names: names === 0 ? 1 : known / names, own }
}

/** The word behind a number is told with it. */
const isUnit = ({ lemma }: Token, { slots }: Reading) =>
  slots.some(({ slot }) => slot.type === 'quantity' && slot.quantity.unit === lemma)

/** 利用回数 is what 40万回 counts. */
const isCounted = ({ lemma }: Token, { slots }: Reading) =>
  slots.some(
    ({ slot }) => slot.type === 'quantity' && slot.quantity.unit !== '' && lemma.startsWith(slot.quantity.unit),
  )

async function isIn(token: Token, { tokens, text, language }: Reading, from: string): Promise<boolean> {
  if (
    tokens.some(({ lemma }) => lemma === token.lemma || sameSound(lemma, token.lemma) || sameSound(token.lemma, lemma))
  )
    return true
  if (token.lemma.length > 1 && text.includes(token.lemma)) return true
  const least = language === from ? SAME_MEANING.one : SAME_MEANING.two
  for (const { lemma, weight } of tokens) {
    if (weight < LEAST_WEIGHT) continue
    if (await isOneMeaning(token.lemma, lemma, least)) return true
  }
  return false
}

const denies = ({ tokens, weakNegation }: Reading) => weakNegation || tokens.some(({ negated }) => negated)
const quantitiesOf = ({ slots, text }: Reading) =>
  slots.flatMap(({ slot }) => (slot.type === 'quantity' && !isOfName(slot.quantity, text) ? [slot.quantity] : []))
/** スイレン5, Suiren 5: a number right behind a name is a part of it. */
const isOfName = ({ kind, unit, text }: Quantity, sentence: string) =>
  kind === 'count' && unit === '' && /[\p{Script=Katakana}ーA-Z]\s?$/u.test(sentence.slice(0, sentence.indexOf(text)))
const datesOf = ({ slots }: Reading) => slots.flatMap(({ slot }) => (slot.type === 'date' ? [slot.date] : []))

/** A figure that is no chance: money, a measure, or a count with digits of its own. */
function isParticular({ kind, text }: Quantity): boolean {
  const digits = text.normalize('NFKC').replaceAll(/\D/gu, '').replace(/0+$/u, '').length
  return kind === 'money' || digits >= 2 || /[万億]|million|billion|thousand/iu.test(text)
}

const DAYS = /^\s*日(?:間|かけ|ほど|程度|で)/u
const SECONDS_A_DAY = 86_400

/** In days where a sentence counts them: 約60日かけて is a duration. */
function measured(quantity: Quantity, text: string): Quantity {
  const at = text.indexOf(quantity.text)
  if (quantity.kind !== 'count' || at < 0 || !DAYS.test(text.slice(at + quantity.text.length))) return quantity
  return {
    ...quantity,
    kind: 'duration',
    lo: quantity.lo * SECONDS_A_DAY,
    hi: quantity.hi * SECONDS_A_DAY,
    slack: SECONDS_A_DAY / 2,
  }
}

function isSame(one: Quantity, other: Quantity, text: string, otherText: string): boolean {
  const [a, b] = [measured(one, text), measured(other, otherText)]
  if (a.change !== b.change || (a.kind === 'money' && a.unit !== b.unit)) return false
  if (a.kind !== b.kind && !(isLoose(a) && isLoose(b) && a.lo === b.lo && a.lo >= 10)) return false
  const isAbout = a.approx || b.approx
  const tolerance = isAbout ? ABOUT : ROUNDED
  const near = (x: number, y: number) => Math.abs(x - y) <= tolerance * Math.max(Math.abs(x), Math.abs(y))
  // "More than eight million" holds for 8.4 million, and says it less exactly.
  if (b.bound === 'min' && a.bound === 'exact') return a.lo >= b.lo && a.lo <= b.lo * (1 + 2 * ABOUT)
  if (a.bound === 'min' && b.bound === 'exact') return b.lo >= a.lo && b.lo <= a.lo * (1 + 2 * ABOUT)
  return near(a.lo, b.lo) && near(a.hi, b.hi)
}

/** A bare number may be the age or the measure that the other names. */
const isLoose = ({ kind }: Quantity) => kind === 'count' || kind === 'age'

function isSameDay(a: CalendarDate, b: CalendarDate): boolean {
  if (a.relative !== undefined || b.relative !== undefined) return a.text === b.text
  if ((a.year !== undefined && b.year === undefined) || (a.month !== undefined && b.month === undefined)) return false
  return (['year', 'month', 'day'] as const).every(
    (field) => a[field] === undefined || b[field] === undefined || a[field] === b[field],
  )
}
