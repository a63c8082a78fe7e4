import { calibrated, type Calibration } from './calibration.ts'
import { bigramCosine, stemCosine } from './lexical.ts'

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
    compare: async (a, b) => calibrated(LEXICAL, 0.5 * bigramCosine(a, b) + 0.5 * stemCosine(a, b)),
  }
}
