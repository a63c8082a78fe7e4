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

/** How well each word of one text finds a partner in the other, by weight, both ways. */
export function alignment(a: Meaning, b: Meaning): number {
  const toB = new Float64Array(a.directions.length)
  const toA = new Float64Array(b.directions.length)
  for (const [i, word] of a.directions.entries())
    for (const [j, other] of b.directions.entries()) {
      const near = dot(word, other)
      toB[i] = Math.max(toB[i] ?? 0, near)
      toA[j] = Math.max(toA[j] ?? 0, near)
    }
  return (weightedMean(toB, a.weights) + weightedMean(toA, b.weights)) / 2
}

function weightedMean(values: Float64Array, weights: readonly number[]): number {
  let sum = 0
  let total = 0
  for (const [i, weight] of weights.entries()) {
    sum += weight * (values[i] ?? 0)
    total += weight
  }
  return total === 0 ? 0 : sum / total
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
