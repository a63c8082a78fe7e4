import type { Reading, Token } from '../types.ts'
import { type Comparison, things } from './finding.ts'
import { firmPairs, sameTold } from './same-told.ts'

/** The tokens of a sentence that stand in some words of it; of a word that is said twice the later one. */
function within({ tokens }: Reading, words: string): ReadonlySet<Token> {
  const found = new Set<Token>()
  let rest = words.toLowerCase()
  for (const token of tokens.toReversed()) {
    const at = rest.lastIndexOf(token.surface.toLowerCase())
    if (at < 0) continue
    found.add(token)
    rest = `${rest.slice(0, at)} ${rest.slice(at + token.surface.length)}`
  }
  return found
}

/** The comparison without the words that tell what was found: what is left says of what it is told. */
export function beside(comparison: Comparison, wordsOfA: string, wordsOfB: string): Comparison {
  const { alignment, leftA, leftB } = comparison
  const [inA, inB] = [within(comparison.a, wordsOfA), within(comparison.b, wordsOfB)]
  return {
    ...comparison,
    leftA: leftA.filter((token) => !inA.has(token)),
    leftB: leftB.filter((token) => !inB.has(token)),
    alignment: {
      ...alignment,
      pairs: alignment.pairs.filter(({ a, b }) => !inA.has(a) || !inB.has(b)),
      contrasts: alignment.contrasts.filter(([a, b]) => !inA.has(a) || !inB.has(b)),
    },
  }
}

/**
 * Whether what is left tells of the same thing: two words of weight agree, or one where one of the sentences says nothing
 * else.
 */
export function sameSubjectOf(comparison: Comparison): boolean {
  if (comparison.alignment.contrasts.length > 0 || !sameTold(comparison, 1)) return false
  const firm = firmPairs(comparison).length
  const [own, others] = [things(comparison.leftA).length, things(comparison.leftB).length]
  return firm > 2 || (firm === 2 && Math.min(own, others) <= 1) || (firm === 1 && Math.min(own, others) === 0)
}
