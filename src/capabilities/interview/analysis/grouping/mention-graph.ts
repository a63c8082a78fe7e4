import { setImmediate as breathe } from 'node:timers/promises'
import { type WordVector, wordVectors } from '#text/index.ts'
import { aspectsOf, centred, inProject, meaningsOf, wordsOf } from './project-weights.ts'
import type { Remark } from '../../asks/find-themes/likeness/remark.ts'

/** How near any two remarks of a project are. */
export interface MentionGraph {
  /** In the light of all that was said: what everyone says counts for nothing. From 0 to NEAREST. */
  near: readonly Float64Array[]
  /** Of the two remarks alone, about 0 (nothing in common) to 2. */
  alike: readonly Float64Array[]
}

/** Fitted on the development subjects of bench/themes; the figures hardly change between half and double of each. */
const SHARE = { meaning: 1, words: 1, frame: 2 }
/** Nearly the same words are near enough; more would draw them away from all others. */
const NEAREST = 1.2
/** Rows between two breaths: this is work of one process, and others wait for their answers. */
const ROWS = 20

export async function mentionGraph(remarks: readonly Remark[]): Promise<MentionGraph> {
  const vectors: WordVector[][] = []
  for (const { topic } of remarks) {
    vectors.push(await wordVectors(topic))
    if (vectors.length % ROWS === 0) await breathe()
  }
  const meanings = meaningsOf(vectors)
  const aspects = aspectsOf(remarks)
  const near = await products(beside(centred(meanings), SHARE.meaning, inProject(aspects), SHARE.frame))
  for (const said of wordsOf(remarks).values()) {
    for (const one of said)
      for (const other of said)
        if (one !== other) add(near, one.remark, other.remark, one.weight * other.weight * SHARE.words)
  }
  for (const row of near)
    for (const [column, value] of row.entries()) row[column] = Math.min(NEAREST, Math.max(0, value))
  return { near, alike: await products(beside(meanings, 1, aspects, 1)) }
}

/** Two vectors as one, so that products add up in the given shares. */
function beside(
  left: readonly Float64Array[],
  leftShare: number,
  right: readonly Float64Array[],
  rightShare: number,
): Float64Array[] {
  return left.map((vector, n) =>
    Float64Array.from([
      ...vector.map((x) => x * Math.sqrt(leftShare)),
      ...(right[n] ?? new Float64Array()).map((x) => x * Math.sqrt(rightShare)),
    ]),
  )
}

/** Every vector times every other; the diagonal stays zero. */
async function products(vectors: readonly Float64Array[]): Promise<Float64Array[]> {
  const table = vectors.map(() => new Float64Array(vectors.length))
  for (const [i, a] of vectors.entries()) {
    for (let j = 0; j < i; j++) {
      const b = vectors[j] ?? a
      let sum = 0
      for (let d = 0; d < a.length; d++) sum += (a[d] ?? 0) * (b[d] ?? 0)
      add(table, i, j, sum)
      add(table, j, i, sum)
    }
    if (i % ROWS === 0) await breathe()
  }
  return table
}

function add(table: readonly Float64Array[], i: number, j: number, value: number): void {
  const row = table[i]
  if (row !== undefined) row[j] = (row[j] ?? 0) + value
}
