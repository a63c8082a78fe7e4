import { vectorTable } from '../vectors/load.ts'
import { knownWords } from '../vectors/words.ts'

/** A word of a text that the shipped table knows. Words that mean the same in both languages point the same way. */
export interface WordVector {
  id: number
  weight: number
  /** Of length 1. */
  direction: Float32Array
}

/** Each known word of a text once, in order; a text of unknown words has none. */
export async function wordVectors(text: string): Promise<WordVector[]> {
  const table = await vectorTable()
  return [...new Set(knownWords(text, table))].map((id) => ({
    id,
    weight: table.weight(id),
    direction: table.direction(id),
  }))
}
