import { calibrated, type Calibration } from './calibration.ts'
import { lexicalScore } from './lexical.ts'

/** How near two texts are in purpose. Every filling is calibrated: 0.7 separates a paraphrase from another topic. */
export interface Similarity {
  readonly name: string
  compare(a: string, b: string): Promise<number>
}

const LEXICAL: Calibration = [
  [0, 0],
  [0.22, 0.7],
  [1, 1],
]

/** By shared wording alone: needs no data, sees no synonyms and nothing across languages. */
export function lexicalSimilarity(): Similarity {
  return {
    name: 'lexical',
    compare: async (a, b) => calibrated(LEXICAL, lexicalScore(a, b)),
  }
}
