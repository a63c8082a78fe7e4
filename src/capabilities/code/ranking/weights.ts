import type { Feature } from './scoring/features.ts'

export const WEIGHTS: Partial<Record<Feature, number>> = { bm25f: 5, told: 2, chunkWithPath: 2, votes: 1 }
