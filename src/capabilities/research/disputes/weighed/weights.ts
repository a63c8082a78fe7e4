import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { dataFolder } from '#text/data-folder.ts'
import type { Features } from '../../conflicts/weighing/feature.ts'

const PairWeights = z.object({
  weights: z.record(z.string(), z.number()),
  bias: z.number(),
  /** The chance from which two sentences of documents are shown as a conflict. */
  shown: z.number().min(0).max(1),
  /** The chance below which what a rule found between two sentences is not shown. */
  doubted: z.number().min(0).max(1),
})
export type PairWeights = z.infer<typeof PairWeights>

export const PAIR_WEIGHTS_FILE = join(dataFolder('conflicts'), 'documents.json')

export async function readPairWeights(): Promise<PairWeights> {
  return PairWeights.parse(JSON.parse(await readFile(PAIR_WEIGHTS_FILE, 'utf8')))
}

/** How likely two sentences of a folder contradict each other, where hardly any two do. */
export function chanceOfPair(features: Features, { weights, bias }: Pick<PairWeights, 'weights' | 'bias'>): number {
  const sum = Object.entries(features).reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, bias)
  return 1 / (1 + Math.exp(-sum))
}
