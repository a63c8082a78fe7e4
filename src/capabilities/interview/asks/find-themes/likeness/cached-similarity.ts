import { createHash } from 'node:crypto'
import type { Similarity } from '#text/index.ts'

const MOST_KEPT = 200_000

/** The same two texts are compared once. Kept by hash: nobody's words stay in memory for it. */
export function cachedSimilarity(similarity: Similarity): Similarity {
  const known = new Map<string, number>()
  return {
    name: similarity.name,
    async compare(a, b) {
      const key = [a, b].map(hash).sort().join('')
      const before = known.get(key)
      if (before !== undefined) return before
      const score = await similarity.compare(a, b)
      if (known.size >= MOST_KEPT) known.clear()
      known.set(key, score)
      return score
    },
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64').slice(0, 16)
}
