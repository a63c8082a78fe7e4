import { setImmediate as breathe } from 'node:timers/promises'
import type { Similarity } from '#text/index.ts'
import { likeness, type Remark } from '../likeness/remark.ts'

export interface KnownTheme {
  id: string
  /** What was said about it, newest first. */
  remarks: readonly Remark[]
}

/** More remarks of one theme tell nothing new. */
const MOST_COMPARED = 12

/** The theme a remark is most like, on average over what was said about it. */
export async function nearestTheme(
  remark: Remark,
  themes: readonly KnownTheme[],
  similarity: Similarity,
): Promise<{ theme: KnownTheme; score: number } | undefined> {
  let best: { theme: KnownTheme; score: number } | undefined
  for (const theme of themes) {
    const compared = theme.remarks.slice(0, MOST_COMPARED)
    let sum = 0
    for (const other of compared) sum += await likeness(remark, other, similarity)
    const score = sum / compared.length
    if (best === undefined || score > best.score) best = { theme, score }
    // Comparing is work of this process, and others wait for their answers.
    await breathe()
  }
  return best
}
