import { mix } from '#text/pii/tagger/hash.ts'
import type { Place } from '../word-rule.ts'

// Training and judging share this file: changing it makes the shipped weights worthless.

/** Wide enough that few runs share a cell: at 17 bits a third more of the breaks were missed. */
export const BITS = 20
const MASK = 2 ** BITS - 1

/** How much each group counts, whatever the length of the text. */
const LETTERS = 1.6
const WORDS = 2.2
const SHAPE = 1

/** Each feature and how much it counts: its group's share by the root of the group's size. */
export interface Features {
  readonly ids: readonly number[]
  readonly values: readonly number[]
}

/** Ids of one group. Used again for every text: a report has some hundred sentences, and lists of their own cost more than the rest. */
class Group {
  ids = new Uint32Array(4096)
  size = 0

  readonly share: number

  constructor(share: number) {
    this.share = share
  }

  put(id: number): void {
    if (this.size === this.ids.length) {
      const wider = new Uint32Array(2 * this.size)
      wider.set(this.ids)
      this.ids = wider
    }
    this.ids[this.size++] = id & MASK
  }

  value(): number {
    return this.share / Math.sqrt(Math.max(1, this.size))
  }
}

const letters = new Group(LETTERS)
const words = new Group(WORDS)
const shape = new Group(SHAPE)
const GROUPS = [letters, words, shape] as const

const LONGEST_GRAM = 5
const TOKEN_JA = /[ぁ-ゖ]+|[ァ-ヺー]+|[一-鿿々〆]+|[A-Za-z]+|\d+|[^\s]/gu
const TOKEN_EN = /[a-z']+|\d+|[^\sa-z\d]/gu
const PLACES: Readonly<Record<Place, number>> = { name: 1, action: 2, prose: 3 }

/** What a folded text is judged by: its runs of letters, its words with their neighbours, how it begins and ends, and where it stands. */
function read(text: string, language: 'ja' | 'en', place: Place): void {
  for (const group of GROUPS) group.size = 0
  putGrams(` ${text} `, language === 'ja' ? 1 : 3)
  putWords(text, language, place)
  putShape(text, place)
}

export function featuresOf(text: string, language: 'ja' | 'en', place: Place): Features {
  read(text, language, place)
  const ids: number[] = []
  const values: number[] = []
  for (const group of GROUPS)
    for (let n = 0; n < group.size; n++) {
      ids.push(group.ids[n] ?? 0)
      values.push(group.value())
    }
  return { ids, values }
}

/** The sum of the weights of a text's features, runs of letters and words. */
export function sumOf(text: string, language: 'ja' | 'en', place: Place, weights: Int8Array): number {
  read(text, language, place)
  let sum = 0
  for (const group of GROUPS) {
    let part = 0
    for (let n = 0; n < group.size; n++) part += weights[group.ids[n] ?? 0] ?? 0
    sum += part * group.value()
  }
  return sum
}

function putGrams(text: string, shortest: number): void {
  for (let from = 0; from < text.length; from++) {
    let hash = 1
    for (let size = 1; size <= LONGEST_GRAM && from + size <= text.length; size++) {
      hash = mix(hash, text.charCodeAt(from + size - 1))
      if (size >= shortest) letters.put(hash)
    }
  }
}

function putWords(text: string, language: 'ja' | 'en', place: Place): void {
  const hashes = (text.match(language === 'ja' ? TOKEN_JA : TOKEN_EN) ?? []).map(hashOfWord)
  const at = (n: number) => hashes[n] ?? 0
  for (let n = 0; n <= hashes.length; n++) {
    const pair = mix(mix(3, at(n - 1)), at(n))
    words.put(mix(2, at(n)))
    words.put(pair)
    words.put(mix(mix(5, at(n - 2)), pair))
  }
  // An order is told by how a sentence begins, and whether one is allowed by where it stands.
  const start = mix(7, PLACES[place])
  words.put(mix(start, at(0)))
  words.put(mix(mix(start, at(0)), at(1)))
  words.put(mix(mix(11, at(hashes.length - 2)), at(hashes.length - 1)))
}

export function hashOfWord(word: string): number {
  let hash = 1
  for (let n = 0; n < word.length; n++) hash = mix(hash, word.charCodeAt(n))
  return hash
}

function putShape(text: string, place: Place): void {
  const length = Math.min(9, Math.floor(Math.log2(1 + text.length)))
  shape.put(mix(13, PLACES[place]))
  shape.put(mix(17, length))
  shape.put(mix(mix(17, length), PLACES[place]))
}
