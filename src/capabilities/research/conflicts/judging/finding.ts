import type { ConflictType, Reading, Token } from '../types.ts'
import { type Alignment, type Pair, weightOf } from './align.ts'

export interface Finding {
  type: ConflictType
  severity: number
  confidence: number
  why: string
}

/** Two readings side by side, with what every rule asks about them. */
export interface Comparison {
  a: Reading
  b: Reading
  alignment: Alignment
  /** What is left on each side, without clauses that only add something. */
  leftA: readonly Token[]
  leftB: readonly Token[]
  /** Weight of what agrees. */
  agreed: number
  /** The share of the smaller side that agrees. */
  coverage: number
}

export function compare(a: Reading, b: Reading, alignment: Alignment): Comparison {
  const agreed = alignment.pairs.reduce((sum, pair) => sum + (pair.opposite ? 0 : shared(pair)), 0)
  const told = (rest: readonly Token[], side: 'a' | 'b', reading: Reading) => {
    const kept = new Set([
      ...alignment.pairs.map((pair) => pair[side].clause),
      ...reading.slots.map(({ clause }) => clause),
    ])
    const paired = new Set(
      alignment.pairs.filter(({ a: { weight } }) => weight > LIGHTEST).map((pair) => pair[side].clause),
    )
    // "Its capital, Marn, lies": a name between commas is what the word before it is.
    const apart = (n: number) =>
      reading.language === 'en' && reading.tokens.every(({ clause, kind }) => clause !== n || kind === 'name')
    return rest.filter(
      ({ clause, kind }) => paired.has(clause) || (kind === 'name' && (kept.has(clause) || apart(clause))),
    )
  }
  const leftA = told(alignment.restA, 'a', a)
  const leftB = told(alignment.restB, 'b', b)
  const shareA = agreed / Math.max(0.1, agreed + weightOf(leftA))
  const shareB = agreed / Math.max(0.1, agreed + weightOf(leftB))
  return { a, b, alignment, leftA, leftB, agreed, coverage: Math.max(shareA, shareB) }
}

/** "This paper" twice is the paper, though "this" alone may be anything. */
const shared = ({ a, b, score }: Pair) =>
  score === 1 && (a.reference || b.reference) && a.kind === 'noun' ? 1 : Math.min(a.weight, b.weight)

const LIGHTEST = 0.3
const HEAVY = 0.9
/** May be called so whatever it is. */
const ANY = new Set(['company', 'firm', 'group', 'corporation', 'business', 'organization', 'maker', 'operator'])

export const heavy = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ weight, kind }) => weight >= HEAVY && kind !== 'adverb')
/** "The school" and "the hospital" may each stand for a name, yet not for each other. */
export const things = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ kind, weight, reference, lemma }) =>
      kind === 'name' ||
      (kind === 'noun' && (weight >= HEAVY || (reference && /^[a-z]/.test(lemma) && !ANY.has(lemma)))),
  )
export const names = (tokens: readonly Token[]): Token[] => tokens.filter(({ kind }) => kind === 'name')
