import type { Lexicon } from './lexicon/lexicon.ts'
import type { Reading } from './types.ts'

/** A word that more claims share says nothing about two of them; it counts only beside another. */
const COMMON = 300
const LEAST_SHARED = 2
const LEAST_WEIGHT = 0.3

/**
 * Pairs of claims that share at least two words or meanings, in order. An index of words finds them, so that never every
 * claim meets every other; meanings are those of both languages.
 */
export function candidateFinder(lexicon: Lexicon): (claims: readonly Reading[]) => [number, number][] {
  const keysOf = ({ tokens, slots }: Reading): Set<string> => {
    const keys = new Set<string>()
    for (const { lemma, weight } of tokens) {
      if (weight <= LEAST_WEIGHT) continue
      const [concept] = lexicon.conceptsOf(lemma)
      keys.add(concept === undefined ? lemma : `=${concept}`)
    }
    for (const { slot } of slots)
      if (slot.type === 'quantity')
        keys.add(`#${slot.quantity.kind}${slot.quantity.kind === 'money' ? slot.quantity.unit : ''}`)
    return keys
  }
  return (claims) => {
    const keys = claims.map(keysOf)
    const holders = new Map<string, number[]>()
    for (const [n, all] of keys.entries())
      for (const key of all) {
        const list = holders.get(key)
        if (list === undefined) holders.set(key, [n])
        else list.push(n)
      }
    const shared = new Map<number, number>()
    for (const [key, list] of holders) {
      if (list.length > COMMON || key.startsWith('#')) continue
      for (let i = 0; i < list.length; i++)
        for (let j = i + 1; j < list.length; j++) {
          const pair = (list[i] ?? 0) * claims.length + (list[j] ?? 0)
          shared.set(pair, (shared.get(pair) ?? 0) + 1)
        }
    }
    const pairs: [number, number][] = []
    for (const [pair, count] of shared) {
      const [i, j] = [Math.floor(pair / claims.length), pair % claims.length]
      if (count >= LEAST_SHARED || alsoShare(keys[i], keys[j], count)) pairs.push([i, j])
    }
    return pairs.sort(([a, b], [c, d]) => a - c || b - d)
  }
}

/** One rare word is enough where a common one, a kind of number or nothing else stands beside it. */
function alsoShare(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined, rare: number): boolean {
  if (a === undefined || b === undefined) return false
  if (Math.min(a.size, b.size) <= rare) return true
  let count = 0
  for (const key of a) if (b.has(key)) count += 1
  return count >= LEAST_SHARED
}
