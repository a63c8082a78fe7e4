import type { Entry } from './edict.ts'
import { addTo, type Matrix, matrix, row } from './matrix.ts'
import type { Space } from './space.ts'
import { type Example, train } from './train.ts'

const WORD = /[a-z]+(?:'[a-z]+)?|\d+/gu
const TRAINING = { epochs: 6, rate: 0.01 }
/** Words a text never shows among others keep about this length: the middle of what training gives. */
const START_LENGTH = 1.5
const COMMON_COUNTS = 5

export interface English {
  words: readonly string[]
  table: Matrix
  /** Sum over the words of a text. */
  sum(text: string): Float32Array
}

export const englishWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

/** Words the glosses use, those of common entries before all, with what the model's own vocabulary adds. */
export function chooseEnglish(entries: readonly Entry[], vocabulary: readonly string[], most: number): string[] {
  const counts = new Map<string, number>()
  for (const word of vocabulary) counts.set(word, 2)
  for (const { senses, common } of entries)
    for (const word of new Set(senses.flat().flatMap(englishWords)))
      counts.set(word, (counts.get(word) ?? 0) + (common ? COMMON_COUNTS : 1))
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word]) => word)
}

export function trainEnglish(words: readonly string[], space: Space, dimensions: number): English {
  const places = new Map(words.map((word, i) => [word, i]))
  const table = matrix(words.length, dimensions)
  for (const [i, word] of words.entries())
    addTo(row(table, i), space.get(word) ?? new Float32Array(dimensions), START_LENGTH)
  const placesIn = (text: string): number[] => englishWords(text).flatMap((word) => places.get(word) ?? [])
  const examples: Example[] = []
  for (const [text, target] of space) {
    const found = placesIn(text)
    if (found.length > 0) examples.push({ words: found, target })
  }
  train(table, examples, TRAINING)
  const sum = (text: string): Float32Array => {
    const total = new Float32Array(dimensions)
    for (const place of placesIn(text)) addTo(total, row(table, place))
    return total
  }
  return { words, table, sum }
}
