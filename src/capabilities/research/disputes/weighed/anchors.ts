import { isOfOneScope } from '../../claims/same/same-attribute.ts'
import type { Comparison } from '../../conflicts/judging/finding.ts'
import type { Reading, Token } from '../../conflicts/types.ts'
import type { Competing } from '../../conflicts/weighing/competing.ts'
import type { DifferingNumbers } from '../../conflicts/weighing/differing-numbers.ts'
import { facingSides } from '../../conflicts/weighing/facing-sides.ts'
import { differingClasses } from '../../conflicts/weighing/value-features.ts'

export type DifferenceKind = 'number' | 'date' | 'opposite' | 'denied' | 'alone' | 'facing' | 'axis' | 'class'

/** What two sentences tell differently, as each words it; of a denial that only one has the other words nothing. */
export interface Difference {
  kind: DifferenceKind
  words: readonly [string, string]
}

/** How two sentences share a word: one of the matter, two of near meaning, or one that all pages have. */
export type Level = 'own' | 'near' | 'topic'

export interface SharedWord {
  level: Level
  word: readonly [Token, Token]
}

/** A difference and the shared word it is told of, which stands beside it in both sentences. */
export interface Anchored extends Difference, SharedWord {
  /** 0 right beside it, 1 as far as still may belong together. */
  far: number
  isOneClause: boolean
  /** How many shared words stand in the clauses of the difference. */
  beside: number
}

/** So many letters away a word may still be what is spoken of. */
const REACH = { ja: 22, en: 60 }
/** Words that face each other in many ways: that all pages speak of the topic does not make them one. */
const LOOSE: ReadonlySet<DifferenceKind> = new Set(['alone', 'facing', 'axis', 'class'])
const CLAUSE = /[、,;；：:。(（「」—–]|\b(?:and|but|while|which|who|although|because)\b/u

function differencesIn(comparison: Comparison, { numbers, dates, turned }: Competing): Difference[] {
  const { a, b } = comparison
  const found: Difference[] = []
  const surfaces = ([x, y]: readonly [Token, Token]) => [x.surface, y.surface] as const
  if (isOtherVersion(a, b)) return []
  const n = numbers.differing
  if (n !== undefined && isOneMeasure(n) && isOfOneScope(a.text, b.text))
    found.push({ kind: 'number', words: [n.a.text, n.b.text] })
  const d = dates.differing
  if (d !== undefined) found.push({ kind: 'date', words: [d.a.date.text, d.b.date.text] })
  for (const pair of [...turned.opposites, ...turned.loose])
    if (pair.every(isTold)) found.push({ kind: 'opposite', words: surfaces(pair) })
  for (const pair of turned.denied) found.push({ kind: 'denied', words: surfaces(pair) })
  for (const { surface } of turned.alone.filter((token) => isMain(token, a.tokens.includes(token) ? a : b)))
    found.push({
      kind: 'alone',
      words: a.tokens.some((token) => turned.alone.includes(token)) ? [surface, ''] : ['', surface],
    })
  for (const words of turned.facing) found.push({ kind: 'facing', words })
  for (const words of facingSides(a, b).facing) found.push({ kind: 'axis', words })
  for (const [, x, y] of differingClasses(comparison)) found.push({ kind: 'class', words: surfaces([x, y]) })
  return found
}

/** So many times as much is no other answer to the same question. */
const MOST_TIMES = 12

/** A bare number counts anything; a price of two and a takings of four thousand answer two questions. */
function isOneMeasure({ a, b, counted }: DifferingNumbers): boolean {
  if (counted === 'other' || (counted !== 'same' && a.kind === 'count' && (a.unit === '' || b.unit === '')))
    return false
  const [x, y] = [Math.abs(a.lo), Math.abs(b.lo)]
  return Math.min(x, y) === 0 || Math.max(x, y) / Math.min(x, y) <= MOST_TIMES
}

/** Opposites that say what happens or how it is: day and night only name something. */
const isTold = ({ kind, told, attributive }: Token) =>
  kind === 'verb' || kind === 'adjective' || kind === 'adverb' || (told && !attributive)

/** 通らない経路 denies nothing of what is told: in Japanese that stands at the end. */
const isMain = ({ surface }: Token, { text, language }: Reading) =>
  language === 'en' || text.length - text.lastIndexOf(surface) - surface.length <= FROM_END
const FROM_END = 12

function isOtherVersion(a: Reading, b: Reading): boolean {
  const [mine, theirs] = [a, b].map(({ slots }) =>
    slots.flatMap(({ slot }) => (slot.type === 'version' || slot.type === 'id' ? [slot.key] : [])),
  )
  if (mine === undefined || theirs === undefined || mine.length === 0 || theirs.length === 0) return false
  return !mine.some((key) => theirs.includes(key))
}

/** The difference that stands nearest to a word both share; nothing where what differs is told of different things. */
export function anchoredIn(
  comparison: Comparison,
  competing: Competing,
  shared: readonly SharedWord[],
): Anchored | undefined {
  const { a, b } = comparison
  let best: Anchored | undefined
  for (const difference of differencesIn(comparison, competing)) {
    const [x, y] = difference.words
    const around = shared.filter(
      ({ level, word: [one, other] }) =>
        (level !== 'topic' || !LOOSE.has(difference.kind)) && !isWithin(one.surface, x) && !isWithin(other.surface, y),
    )
    const isBeside = ({ word: [one, other] }: SharedWord) => inOneClause(a, one, x) && inOneClause(b, other, y)
    const beside = around.filter((each) => each.level === 'own' && isBeside(each)).length
    for (const each of around) {
      const far = Math.max(farIn(a, each.word[0], x), farIn(b, each.word[1], y))
      if (far > 1 || (best !== undefined && costOf(best) <= costOf({ ...each, far }))) continue
      best = { ...difference, ...each, far, isOneClause: isBeside(each), beside }
    }
  }
  return best
}

/** A word of the matter far away says more than one of the topic beside it. */
const costOf = ({ far, level }: Pick<Anchored, 'far' | 'level'>) => far + DETOUR[level]
const DETOUR: Readonly<Record<Level, number>> = { own: 0, near: 0.6, topic: 0.8 }

const isWithin = (surface: string, words: string) => words !== '' && words.toLowerCase().includes(surface.toLowerCase())

function farIn({ text, language }: Reading, { surface }: Token, words: string): number {
  if (words === '') return 0
  const [start, at] = [text.indexOf(words), text.indexOf(surface)]
  if (start < 0 || at < 0) return 2
  const gap = at > start ? at - start - words.length : start - at - surface.length
  return Math.max(0, gap) / REACH[language]
}

function inOneClause({ text }: Reading, { surface }: Token, words: string): boolean {
  if (words === '') return true
  const [start, at] = [text.indexOf(words), text.indexOf(surface)]
  if (start < 0 || at < 0) return false
  const between = at > start ? text.slice(start + words.length, at) : text.slice(at + surface.length, start)
  return !CLAUSE.test(between)
}
