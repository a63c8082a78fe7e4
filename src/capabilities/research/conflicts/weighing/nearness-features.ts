import type { Meanings } from '../judging/align.ts'
import type { Comparison } from '../judging/finding.ts'
import type { Reading, Token } from '../types.ts'
import type { Features } from './feature.ts'

const isWeighty = ({ kind, weight }: Token) => weight >= 0.5 && kind !== 'grammar' && kind !== 'adverb'

/** How much of each side has something near it on the other, whatever the aligner made of it. */
export function nearnessFeatures({ a, b, alignment }: Comparison, { cosine, wordNet }: Meanings): Features {
  const paired = new Map<Token, number>()
  for (const pair of alignment.pairs) {
    paired.set(pair.a, Math.max(0.9, pair.score))
    paired.set(pair.b, Math.max(0.9, pair.score))
  }
  const near = (one: Token, other: Token) =>
    Math.max(
      one.place === undefined || other.place === undefined ? 0 : cosine(one.place, other.place),
      wordNet.nearness(one.lemma, other.lemma),
    )
  const best = (one: Token, { tokens }: Reading) =>
    paired.get(one) ?? Math.max(0, ...tokens.filter(isWeighty).map((other) => near(one, other)))
  const side = (reading: Reading, other: Reading, only: (token: Token) => boolean) => {
    const all = reading.tokens.filter((token) => isWeighty(token) && only(token))
    const sum = all.reduce((total, token) => total + token.weight, 0)
    return sum === 0 ? 1 : all.reduce((total, token) => total + token.weight * best(token, other), 0) / sum
  }
  const any = () => true
  const [mine, theirs] = [side(a, b, any), side(b, a, any)]
  const nouns = ({ kind }: Token) => kind === 'noun' || kind === 'name'
  const [nounsA, nounsB] = [side(a, b, nouns), side(b, a, nouns)]
  return {
    'near most': Math.max(mine, theirs),
    'near least': Math.min(mine, theirs),
    'near nouns most': Math.max(nounsA, nounsB),
    'near nouns least': Math.min(nounsA, nounsB),
  }
}
