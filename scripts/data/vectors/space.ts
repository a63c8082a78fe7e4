import type { Entry } from './edict.ts'
import { matrix, row } from './matrix.ts'
import { type Embed, WIDTH } from './minilm.ts'
import { projection } from './principal.ts'
import { firstSense } from './vocabulary.ts'

const DROPPED_COMPONENTS = 5

/** English texts by their vector in the table's space. */
export type Space = ReadonlyMap<string, Float32Array>

/** Embeds the texts and projects them; the glosses of common words settle the mean and the axes. */
export async function embedSpace(
  texts: readonly string[],
  entries: readonly Entry[],
  embed: Embed,
  dimensions: number,
): Promise<Space> {
  const full = matrix(texts.length, WIDTH, await embed(texts))
  const common = new Set(entries.filter((entry) => entry.common).flatMap(firstSense))
  const sample = texts.flatMap((text, i) => (common.has(text) ? [i] : []))
  const picked = matrix(sample.length, WIDTH)
  for (const [at, i] of sample.entries()) row(picked, at).set(row(full, i))
  const project = projection(picked, DROPPED_COMPONENTS, dimensions)
  return new Map(texts.map((text, i) => [text, project(row(full, i))]))
}
