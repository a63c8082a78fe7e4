import { knownWords } from './words.ts'
import type { VectorTable } from './table.ts'

/** More than a long message holds; beyond it the heaviest words speak for the text. */
const MOST_WORDS = 80

/** A text as its known words, each once with its weight and direction, and their sum (length 1). */
export interface Meaning {
  weights: number[]
  directions: Float32Array[]
  sum: Float32Array
}

export function meaning(text: string, table: VectorTable): Meaning {
  const words = heaviest(knownWords(text, table), table)
  const weights = words.map(({ weight }) => weight)
  const directions = words.map(({ place }) => table.direction(place))
  const sum = new Float32Array(table.dimensions)
  for (const [n, direction] of directions.entries()) {
    const weight = weights[n] ?? 0
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + weight * (direction[i] ?? 0)
  }
  const length = Math.sqrt(dot(sum, sum))
  return { weights, directions, sum: length === 0 ? sum : sum.map((x) => x / length) }
}

function heaviest(places: readonly number[], table: VectorTable): { place: number; weight: number }[] {
  const weights = new Map<number, number>()
  for (const place of places) weights.set(place, (weights.get(place) ?? 0) + table.weight(place))
  const words = Array.from(weights, ([place, weight]) => ({ place, weight }))
  return words.length <= MOST_WORDS ? words : words.sort((a, b) => b.weight - a.weight).slice(0, MOST_WORDS)
}

/** Cosine of the sums: what the texts are about, taken as wholes. */
export function topicCosine(a: Meaning, b: Meaning): number {
  return dot(a.sum, b.sum)
}

/**
 * How near the words that fit worst still come to a word of the other text, both ways: two wishes with the same frame and
 * another object (記録したい, record) differ in just those words, while every word of a paraphrase finds some partner.
 */
export function worstMatched(a: Meaning, b: Meaning): number {
  const toB = new Float64Array(a.directions.length)
  const toA = new Float64Array(b.directions.length)
  for (const [i, word] of a.directions.entries())
    for (const [j, other] of b.directions.entries()) {
      const near = dot(word, other)
      toB[i] = Math.max(toB[i] ?? 0, near)
      toA[j] = Math.max(toA[j] ?? 0, near)
    }
  return (lowerMean(toB, a.weights) + lowerMean(toA, b.weights)) / 2
}

/** Mean of the lowest values that make up half of the weight. */
function lowerMean(values: Float64Array, weights: readonly number[]): number {
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2
  const order = weights.map((weight, i) => ({ weight, value: values[i] ?? 0 })).sort((x, y) => x.value - y.value)
  let left = half
  let sum = 0
  for (const { weight, value } of order) {
    const used = Math.min(weight, left)
    sum += used * value
    left -= used
  }
  return half === 0 ? 0 : sum / half
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
