import { japaneseWords } from '../../../src/text/vectors/lattice.ts'
import type { English } from './english.ts'
import { addTo, dot, type Matrix, matrix, meanOf, norm, row, unit } from './matrix.ts'
import type { Space } from './space.ts'
import { type Example, train } from './train.ts'
import type { Candidate } from './vocabulary.ts'

const TRAINING = { epochs: 2, rate: 0.003 }
const MOST_MEANINGS = 3
const KANJI_LENGTH = 1.2
/** Cosine from which on a compound's parts say enough. */
const ADDS_UP = 0.7

export interface Japanese {
  keys: readonly string[]
  table: Matrix
}

export interface Vocabulary {
  /** The most useful first. */
  words: readonly Candidate[]
  kanji: ReadonlyMap<string, readonly string[]>
  most: number
}

/**
 * A word starts at the mean of its glosses, seen both by the model and as a sum of English words, then learns from the
 * compounds it is part of (意思決定 from 意思 and 決定) to add up to what they mean.
 */
export function trainJapanese({ words, kanji, most }: Vocabulary, space: Space, english: English): Japanese {
  const width = english.table.width
  const start = (word: Candidate): Float32Array => fromGlosses(word.glosses, space, english)
  const single = Array.from(kanji, ([character, meanings]): [string, Float32Array] => [
    `K:${character}`,
    seen(meanings.slice(0, MOST_MEANINGS), space, width).map((x) => x * KANJI_LENGTH),
  ])
  const vectors = new Map([...choose(words, most, start), ...single])
  const keys = [...vectors.keys()]
  const places = new Map(keys.map((key, i) => [key, i]))
  const table = matrix(keys.length, width)
  for (const [i, vector] of [...vectors.values()].entries()) row(table, i).set(vector)
  const examples: Example[] = keys.map((_, i) => ({ words: [i], target: unit(row(table, i).slice()) }))
  for (const { key, glosses } of words) {
    const parts = partsOf(key, places).flatMap((part) => places.get(part) ?? [])
    if (parts.length > 1) examples.push({ words: parts, target: seen(glosses, space, width) })
  }
  train(table, examples, TRAINING)
  return { keys, table }
}

/** Common words, and of the others those whose parts do not already add up to them. */
function choose(
  words: readonly Candidate[],
  most: number,
  start: (word: Candidate) => Float32Array,
): Map<string, Float32Array> {
  const chosen = new Map<string, Float32Array>()
  const places = new Map<string, number>()
  for (const word of words) {
    if (chosen.size >= most) break
    const vector = start(word)
    if (norm(vector) === 0 || (!word.common && addsUp(word.key, vector, chosen, places))) continue
    places.set(word.key, chosen.size)
    chosen.set(word.key, vector)
  }
  return chosen
}

function addsUp(
  key: string,
  vector: Float32Array,
  chosen: ReadonlyMap<string, Float32Array>,
  places: ReadonlyMap<string, number>,
): boolean {
  const sum = new Float32Array(vector.length)
  for (const part of partsOf(key, places)) {
    const known = chosen.get(part)
    if (known === undefined) return false
    addTo(sum, known)
  }
  return dot(sum, vector) > ADDS_UP * norm(sum) * norm(vector)
}

function partsOf(key: string, places: ReadonlyMap<string, number>): string[] {
  return japaneseWords(key, { find: (part) => (part === key ? undefined : places.get(part)) })
}

function seen(glosses: readonly string[], space: Space, width: number): Float32Array {
  return unit(
    meanOf(
      glosses.flatMap((gloss) => space.get(gloss) ?? []),
      width,
    ),
  )
}

function fromGlosses(glosses: readonly string[], space: Space, english: English): Float32Array {
  const sums = glosses.map(english.sum)
  const length = sums.reduce((total, sum) => total + norm(sum), 0) / Math.max(1, sums.length)
  const start = seen(glosses, space, english.table.width)
  addTo(start, unit(meanOf(sums, start.length)))
  return unit(start).map((x) => x * Math.sqrt(length))
}
