import type { Lexicon } from './lexicon/lexicon.ts'
import type { Reading } from './types.ts'

/** A word that more claims share says nothing about two of them; it counts only beside another. */
const COMMON = 300
const LEAST_SHARED = 2
const LEAST_WEIGHT = 0.3

/**
 * Pairs of claims that share at least two words or meanings, in order and one claim after the other, so that whoever asks may
 * rest in between. An index of words finds them: never every claim meets every other. Meanings are those of both languages.
 */
export function candidateFinder(lexicon: Lexicon): (claims: readonly Reading[]) => Generator<[number, number]> {
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
  return function* candidates(claims) {
    const keys = claims.map(keysOf)
    const holders = new Map<string, number[]>()
    for (const [n, all] of keys.entries())
      for (const key of all) {
        const list = holders.get(key)
        if (list === undefined) holders.set(key, [n])
        else list.push(n)
      }
    for (const [n, all] of keys.entries()) {
      const shared = new Map<number, number>()
      for (const key of all) {
        const list = holders.get(key) ?? []
        if (list.length > COMMON || key.startsWith('#')) continue
        for (const other of list) if (other > n) shared.set(other, (shared.get(other) ?? 0) + 1)
      }
      for (const [other, count] of [...shared].toSorted(([a], [b]) => a - b))
        if (count >= LEAST_SHARED || alsoShare(all, keys[other], count)) yield [n, other]
    }
  }
}

/** One rare word is enough where a common one, a kind of number or nothing else stands beside it. */
function alsoShare(a: ReadonlySet<string>, b: ReadonlySet<string> | undefined, rare: number): boolean {
  if (b === undefined) return false
  if (Math.min(a.size, b.size) <= rare) return true
  let count = 0
  for (const key of a) if (b.has(key)) count += 1
  return count >= LEAST_SHARED
}
