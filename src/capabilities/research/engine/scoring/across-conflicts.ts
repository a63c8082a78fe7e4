import { isOneMeaning } from '../../claims/same/same-meaning.ts'
import type { Language } from '../../contract/engine.ts'
import type { CalendarDate, Quantity, Reading, Token } from '../../conflicts/types.ts'
import { romaji, sameSound } from '../../conflicts/judging/romaji.ts'
import { Breather } from '../breather.ts'
import { conflictBetween, type FoundConflict, type Stated } from './conflict-finder.ts'

/** How near two words of two languages must come to mean the same. */
const SAME_MEANING = 0.55
const MONTH =
  /\d年\d{1,2}月|(?:令和|平成)\S{1,2}年\d{1,2}月|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{4}/iu
const LEAST_WEIGHT = 0.5
const LEAST_LETTERS = 5
const UP =
  /増え(?:た|まし)?た?|増加|増した|伸び(?:た|まし)?|上昇|上回|\b(?:rose|rise|grew|increased?|went up|climbed)\b/iu
const DOWN =
  /減った|減り(?:まし)?た?|減って|減少|下回|低下|\b(?:fell|fall|decreased?|declined?|dropped|went down|shrank)\b/iu
const BEGUN =
  /開始|開業|開館|開園|開設|始ま|稼働|スタート|\b(?:launched|opened|began|begun|started|entered service|introduced|went into)\b/iu

const TIME = /^(?:末|時点|年|年度|月|日|現在|end|year|month|day|time|date|start|beginning)$/u

interface AcrossVerdict {
  a: string
  b: string
  kind: 'opposites' | 'dates' | 'numbers'
}

/**
 * What a sentence of one language and one of the other cannot both say: that something rose and fell in the same year, that one
 * thing began on two days, or that there were two numbers of one thing at the same time. Words are held against each other by
 * meaning, names by sound; nothing else is taken for a contradiction.
 */
export async function contradictAcross(a: Reading, b: Reading): Promise<AcrossVerdict | null> {
  if (a.language === b.language || a.planned || b.planned || a.partial || b.partial) return null
  return (await trends(a, b)) ?? (await beginnings(a, b)) ?? counts(a, b)
}

const WHY: Readonly<Record<AcrossVerdict['kind'], (a: string, b: string) => string>> = {
  opposites: (a, b) => `"${a}" and "${b}" are opposites, same otherwise`,
  dates: (a, b) => `${a} and ${b} are not the same time`,
  numbers: (a, b) => `${a} and ${b} do not overlap`,
}
const SEVERITY = 4
const CONFIDENCE = 0.8

/** Among all claims, each of one language with those of the other that say something of the same kind. */
export async function conflictsAcross(
  stated: readonly Stated[],
  read: (text: string, language: Language) => Reading,
): Promise<FoundConflict[]> {
  const found: FoundConflict[] = []
  const telling = stated
    .filter(({ claim }) => turnOf(claim.text) !== null || BEGUN.test(claim.text) || MONTH.test(claim.text))
    .map((one) => ({ one, reading: read(one.claim.text, one.source.language) }))
  const breather = new Breather()
  for (const [n, a] of telling.entries())
    for (const b of telling.slice(n + 1)) {
      if (a.one.source.language === b.one.source.language) continue
      await breather.breathe()
      const verdict = await contradictAcross(a.reading, b.reading)
      if (verdict === null) continue
      const why = WHY[verdict.kind](verdict.a, verdict.b)
      const judged = { type: 'contradiction' as const, severity: SEVERITY, confidence: CONFIDENCE, why }
      found.push(conflictBetween(a.one, b.one, judged))
    }
  return found
}

async function trends(a: Reading, b: Reading): Promise<AcrossVerdict | null> {
  const [first, second] = [turnOf(a.text), turnOf(b.text)]
  if (first === null || second === null || first.isUp === second.isUp) return null
  const years = (reading: Reading) => datesOf(reading).flatMap(({ year }) => year ?? [])
  const isOneYear =
    years(a).some((year) => year === Math.max(...years(b))) && Math.max(...years(a)) === Math.max(...years(b))
  if (!isOneYear || (await shared(a, b)).length < 2) return null
  return { kind: 'opposites', a: first.word, b: second.word }
}

function turnOf(text: string): { isUp: boolean; word: string } | null {
  const [up, down] = [UP.exec(text)?.[0], DOWN.exec(text)?.[0]]
  if ((up === undefined) === (down === undefined)) return null
  return { isUp: up !== undefined, word: up ?? down ?? '' }
}

async function beginnings(a: Reading, b: Reading): Promise<AcrossVerdict | null> {
  const [day, other] = [a, b].map((reading) => datesOf(reading).filter(({ day }) => day !== undefined))
  if (!BEGUN.test(a.text) || !BEGUN.test(b.text) || day?.length !== 1 || other?.length !== 1) return null
  const [first, second] = [day[0], other[0]]
  if (first === undefined || second === undefined || isSameDay(first, second)) return null
  const isNamed = a.tokens.some((one) => b.tokens.some((another) => isOneName(one, another)))
  return isNamed ? { kind: 'dates', a: first.text, b: second.text } : null
}

/** One number of one thing in each, at the same time to the month. */
async function counts(a: Reading, b: Reading): Promise<AcrossVerdict | null> {
  const [mine, theirs] = [countsOf(a), countsOf(b)]
  const [one, other] = [mine[0], theirs[0]]
  if (one === undefined || other === undefined || mine.length !== 1 || theirs.length !== 1) return null
  const isOneTime = datesOf(a).some(
    (date) => date.month !== undefined && datesOf(b).some((each) => isSameDay(date, each)),
  )
  if (!isOneTime || one.approx || other.approx || one.lo === other.lo) return null
  const [things, others] = [a, b].map(({ tokens }) =>
    tokens.filter(({ kind, lemma }) => kind === 'noun' && !TIME.test(lemma)),
  )
  for (const thing of things ?? [])
    for (const another of others ?? [])
      if (await isOneMeaning(thing.lemma, another.lemma, SAME_MEANING))
        return { kind: 'numbers', a: one.text, b: other.text }
  return null
}

async function shared(a: Reading, b: Reading): Promise<Token[]> {
  const found: Token[] = []
  for (const token of a.tokens) {
    if (token.weight < LEAST_WEIGHT || UP.test(token.surface) || DOWN.test(token.surface)) continue
    for (const other of b.tokens)
      if (
        other.weight >= LEAST_WEIGHT &&
        (isOneName(token, other) || (await isOneMeaning(token.lemma, other.lemma, SAME_MEANING)))
      ) {
        found.push(token)
        break
      }
  }
  return found
}

const isOneName = (a: Token, b: Token) => isHeardIn(a.lemma, b.lemma) || isHeardIn(b.lemma, a.lemma)
/** A compound ends in the name: シェアサイクルカゼリ. */
const isHeardIn = (kana: string, latin: string) =>
  sameSound(kana, latin) || (latin.length >= LEAST_LETTERS && (romaji(kana) ?? '').endsWith(latin.toLowerCase()))

const datesOf = ({ slots }: Reading) => slots.flatMap(({ slot }) => (slot.type === 'date' ? [slot.date] : []))
const countsOf = ({ slots }: Reading): Quantity[] =>
  slots.flatMap(({ slot }) => (slot.type === 'quantity' && slot.quantity.kind === 'count' ? [slot.quantity] : []))

function isSameDay(a: CalendarDate, b: CalendarDate): boolean {
  return (['year', 'month', 'day'] as const).every(
    (field) => a[field] === undefined || b[field] === undefined || a[field] === b[field],
  )
}
