import { mix } from '#text/pii/tagger/hash.ts'
import type { Place } from '../word-rule.ts'

// Training and judging share this file: changing it makes the shipped weights worthless.

export const BITS = 17
const MASK = 2 ** BITS - 1

/** How much each group counts, whatever the length of the text. */
const LETTERS = 1.6
const WORDS = 2.2
const SHAPE = 1

/** Called with each feature and how much it counts in its group: the sum is divided by the root of the group's size. */
export interface Features {
  readonly ids: readonly number[]
  readonly values: readonly number[]
}

const LONGEST_GRAM = 5
const TOKEN_JA = /[ぁ-ゖ]+|[ァ-ヺー]+|[一-鿿々〆]+|[A-Za-z]+|\d+|[^\s]/gu
const TOKEN_EN = /[a-z']+|\d+|[^\sa-z\d]/gu
const PLACES: Readonly<Record<Place, number>> = { name: 1, action: 2, prose: 3 }

/** What a folded text is judged by: its runs of letters, its words with their neighbours, how it begins and ends, and where it stands. */
export function featuresOf(text: string, language: 'ja' | 'en', place: Place): Features {
  const letters = grams(` ${text} `, language === 'ja' ? 1 : 3)
  const words = wordsOf(text, language, place)
  const shape = shapeOf(text, place)
  const values: number[] = []
  for (const [ids, share] of [
    [letters, LETTERS],
    [words, WORDS],
    [shape, SHAPE],
  ] as const) {
    const value = share / Math.sqrt(Math.max(1, ids.length))
    for (let n = 0; n < ids.length; n++) values.push(value)
  }
  return { ids: [...letters, ...words, ...shape], values }
}

function grams(text: string, shortest: number): number[] {
  const ids: number[] = []
  for (let from = 0; from < text.length; from++) {
    let hash = 1
    for (let size = 1; size <= LONGEST_GRAM && from + size <= text.length; size++) {
      hash = mix(hash, text.charCodeAt(from + size - 1))
      if (size >= shortest) ids.push(hash & MASK)
    }
  }
  return ids
}

function wordsOf(text: string, language: 'ja' | 'en', place: Place): number[] {
  const words = (text.match(language === 'ja' ? TOKEN_JA : TOKEN_EN) ?? []).map(hashOf)
  const ids: number[] = []
  const at = (n: number) => words[n] ?? 0
  for (let n = 0; n <= words.length; n++) {
    const pair = mix(mix(3, at(n - 1)), at(n))
    ids.push(mix(2, at(n)) & MASK, pair & MASK, mix(mix(5, at(n - 2)), pair) & MASK)
  }
  // An order is told by how a sentence begins, and whether one is allowed by where it stands.
  const start = mix(7, PLACES[place])
  ids.push(
    mix(start, at(0)) & MASK,
    mix(mix(start, at(0)), at(1)) & MASK,
    mix(mix(11, at(words.length - 2)), at(words.length - 1)) & MASK,
  )
  return ids
}

function hashOf(word: string): number {
  let hash = 1
  for (let n = 0; n < word.length; n++) hash = mix(hash, word.charCodeAt(n))
  return hash
}

function shapeOf(text: string, place: Place): number[] {
  const length = Math.min(9, Math.floor(Math.log2(1 + text.length)))
  return [mix(13, PLACES[place]) & MASK, mix(17, length) & MASK, mix(mix(17, length), PLACES[place]) & MASK]
}
