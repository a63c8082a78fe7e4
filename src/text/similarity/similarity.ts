import { calibrated, separatingAt } from './calibration.ts'
import { lexicalScore } from './lexical.ts'

/** How near two texts are in purpose. Every filling is calibrated: 0.7 separates a paraphrase from another topic. */
export interface Similarity {
  readonly name: string
  compare(a: string, b: string): Promise<number>
}

/** Fitted by bench/similarity/calibrate.ts, between the two languages. */
export const LEXICAL_THRESHOLD = 0.1

/** By shared wording alone: needs no data, sees no synonyms and nothing across languages. */
export function lexicalSimilarity(): Similarity {
  const calibration = separatingAt(LEXICAL_THRESHOLD)
  return {
    name: 'lexical',
    compare: async (a, b) => calibrated(calibration, lexicalScore(a, b)),
  }
}
