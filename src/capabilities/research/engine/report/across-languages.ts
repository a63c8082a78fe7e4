import { isOneMeaning } from '../../claims/same/same-meaning.ts'
import type { CalendarDate, Conflicts, Quantity, Reading } from '../../conflicts/types.ts'

/** A number with so many digits of its own is no chance. */
const TELLING_DIGITS = 3
const NEAR = 1e-6
/** How near two words of two languages must come to mean the same, and how much a word must weigh to count. */
const SAME_MEANING = 0.55
const LEAST_WEIGHT = 0.3

/**
 * Pairs of sentences in two languages that say the same: they give the same particular figure or day, no other one for the
 * same thing, neither denies, the rules see no contradiction, and a word of one means a word of the other or the figure is
 * too particular to be chance. Words alone never decide it.
 */
export async function agreeAcross(
  readings: readonly Reading[],
  { judge }: Pick<Conflicts, 'judge'>,
): Promise<[number, number][]> {
  const found: [number, number][] = []
  for (const [left, right] of sharing(readings)) {
    const [a, b] = [readings[left], readings[right]]
    if (a === undefined || b === undefined || !isOneKind(a, b)) continue
    const figure = sharedFigure(a, b)
    if (figure === null || judge(a, b).conflict) continue
    if (figure >= TELLING_DIGITS || (await meansTheSame(a, b))) found.push([left, right])
  }
  return found
}

/** Pairs of two languages with a figure or a day in common, by an index of them. */
function sharing(readings: readonly Reading[]): [number, number][] {
  const holders = new Map<string, number[]>()
  for (const [place, reading] of readings.entries())
    for (const key of new Set([
      ...quantitiesOf(reading).map(({ kind, lo }) => `${kind} ${lo.toPrecision(6)}`),
      ...datesOf(reading).flatMap(({ month, day }) => (month === undefined ? [] : [`${month}/${day ?? ''}`])),
    ]))
      holders.set(key, [...(holders.get(key) ?? []), place])
  const pairs = new Map<string, [number, number]>()
  for (const places of holders.values())
    for (const [n, left] of places.entries())
      for (const right of places.slice(n + 1))
        if (readings[left]?.language !== readings[right]?.language) pairs.set(`${left} ${right}`, [left, right])
  return [...pairs.values()].toSorted(([a, b], [c, d]) => a - c || b - d)
}

async function meansTheSame(a: Reading, b: Reading): Promise<boolean> {
  for (const mine of wordsOf(a))
    for (const theirs of wordsOf(b)) if (await isOneMeaning(mine, theirs, SAME_MEANING)) return true
  return false
}

const wordsOf = ({ tokens }: Reading) => tokens.filter(({ weight }) => weight > LEAST_WEIGHT).map(({ lemma }) => lemma)

/** Both a fact or both a plan, both of the whole or of a part, and of the same version or model. */
function isOneKind(a: Reading, b: Reading): boolean {
  if (a.planned !== b.planned || a.partial !== b.partial || denies(a) !== denies(b)) return false
  const [mine, theirs] = [idsOf(a), idsOf(b)]
  return mine.size === 0 || theirs.size === 0 || [...mine].some((id) => theirs.has(id))
}

const denies = ({ tokens, weakNegation }: Reading) => weakNegation || tokens.some(({ negated }) => negated)

function idsOf({ slots }: Reading): Set<string> {
  return new Set(
    slots.flatMap(({ slot }) => (slot.type === 'id' || slot.type === 'version' ? [slot.key.toLowerCase()] : [])),
  )
}

const quantitiesOf = ({ slots }: Reading) =>
  slots.flatMap(({ slot }) => (slot.type === 'quantity' ? [slot.quantity] : []))
const datesOf = ({ slots }: Reading) => slots.flatMap(({ slot }) => (slot.type === 'date' ? [slot.date] : []))

/** How many digits of its own the figure has that both give; null where they give none, or another in its place. */
function sharedFigure(a: Reading, b: Reading): number | null {
  const [mine, theirs] = [quantitiesOf(a), quantitiesOf(b)]
  const [days, others] = [datesOf(a), datesOf(b)]
  for (const kind of new Set(mine.map((quantity) => quantity.kind))) {
    const [own, other] = [mine, theirs].map((all) => all.filter((quantity) => quantity.kind === kind))
    if (other === undefined || other.length === 0) continue
    if (!own?.some((one) => other.some((another) => isSame(one, another)))) return null
  }
  if (days.length > 0 && others.length > 0 && !days.some((day) => others.some((other) => isSameDay(day, other))))
    return null
  const told = mine.filter((one) => isTelling(one) && theirs.some((other) => isTelling(other) && isSame(one, other)))
  const isDay = (day: CalendarDate) => day.month !== undefined && day.day !== undefined
  if (days.some((day) => isDay(day) && others.some((other) => isDay(other) && isSameDay(day, other)))) return 2
  return told.length === 0 ? null : Math.max(...told.map(digitsOf))
}

function isSame(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || a.change !== b.change || a.bound !== b.bound) return false
  if (a.kind === 'money' && a.unit !== b.unit) return false
  const near = (x: number, y: number) => Math.abs(x - y) <= NEAR * Math.max(1, Math.abs(x), Math.abs(y))
  return near(a.lo, b.lo) && near(a.hi, b.hi)
}

/** Money, weights and the like say of what they are; a bare count or percentage must have digits of its own. */
function isTelling(quantity: Quantity): boolean {
  const { kind, lo } = quantity
  const digits = digitsOf(quantity)
  const isBare = kind === 'count' || kind === 'percent' || kind === 'times' || kind === 'rank' || kind === 'score'
  return isBare ? digits >= TELLING_DIGITS || (digits >= 2 && lo >= 1_000) : digits >= 2
}

/** As it is written: a half-year in seconds has many, and says no more for it. */
const digitsOf = ({ text }: Quantity) =>
  text
    .normalize('NFKC')
    .replaceAll(/\D/gu, '')
    .replaceAll(/^0+|0+$/gu, '').length

function isSameDay(a: CalendarDate, b: CalendarDate): boolean {
  if (a.relative !== undefined || b.relative !== undefined) return false
  return (['year', 'month', 'day'] as const).every(
    (field) => a[field] === undefined || b[field] === undefined || a[field] === b[field],
  )
}
