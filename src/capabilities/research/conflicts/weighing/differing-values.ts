import { FUNCTIONAL } from '../lexicon/cues.ts'
import type { Meanings } from '../judging/align.ts'
import { type Comparison, heavy, things } from '../judging/finding.ts'
import type { Token } from '../types.ts'

/** Two words, one left on each side, that seem to fill the same place. */
export interface DifferingValues {
  a: Token
  b: Token
  /** How alike their places are, 0 to 1. */
  alike: number
  sameLink: boolean
  sameNeighbour: boolean
  bothNames: boolean
  bothCopula: boolean
  /** Words of one kind (Rust and Go) are near in meaning and not the same. */
  cosine: number
  /** A word that has one value stands beside both. */
  functional: boolean
}

const kinship = (one: Token, other: Token, { cosine }: Meanings) =>
  one.place === undefined || other.place === undefined ? 0 : Math.max(0, cosine(one.place, other.place))

export function differingValues(comparison: Comparison, meanings: Meanings): DifferingValues | undefined {
  const { leftA, leftB } = comparison
  let best: DifferingValues | undefined
  for (const a of candidates(leftA))
    for (const b of candidates(leftB)) {
      const found = weigh(a, b, comparison, meanings)
      if (best === undefined || found.alike > best.alike) best = found
    }
  return best
}

const candidates = (left: readonly Token[]) => {
  const named = things(left)
  return named.length > 0 ? named : heavy(left)
}

function weigh(a: Token, b: Token, comparison: Comparison, meanings: Meanings): DifferingValues {
  const { pairs } = comparison.alignment
  const sameLink = a.link === b.link
  const sameNeighbour = pairs.some(
    (pair) =>
      !pair.opposite && Math.abs(pair.a.at - a.at) <= 2 && Math.abs(pair.b.at - b.at) <= 2 && pair.a.weight > 0.2,
  )
  const bothNames = a.kind === 'name' && b.kind === 'name'
  const bothCopula = a.copula && b.copula
  const cosine = kinship(a, b, meanings)
  const functional = pairs.some(
    (pair) => !pair.opposite && (FUNCTIONAL.has(pair.a.lemma) || FUNCTIONAL.has(pair.b.lemma)),
  )
  const alike =
    0.25 * Number(sameLink) +
    0.25 * Number(sameNeighbour) +
    0.2 * Number(a.kind === b.kind) +
    0.15 * Number(bothCopula) +
    0.3 * cosine
  return { a, b, alike, sameLink, sameNeighbour, bothNames, bothCopula, cosine, functional }
}
