import type { Lesson } from './collect.ts'

export interface TrainingSet {
  /** The lessons of one repository. */
  lessons: readonly Lesson[]
}

interface Example {
  rows: Float64Array
  size: number
  /** The share of the belief that each candidate should get: gold files share it. */
  target: Float64Array
  weight: number
}

const L2 = 2e-4
const STEPS = 400
const RATE = 0.05

/** Listwise softmax over the candidates of each request, linear, by Adam; each repository counts with the root of its size. */
export function train(sets: readonly TrainingSet[], width: number): Float64Array {
  const examples = sets.flatMap(examplesOf)
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Float64Array(width)
  const mean = new Float64Array(width)
  const square = new Float64Array(width)
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight) => L2 * weight)
    for (const example of examples) addGradient(gradient, example, weights, example.weight / total)
    const rate = RATE * (1 - step / (STEPS + 1))
    for (let n = 0; n < width; n++) {
      const slope = gradient[n] ?? 0
      mean[n] = 0.9 * (mean[n] ?? 0) + 0.1 * slope
      square[n] = 0.999 * (square[n] ?? 0) + 0.001 * slope * slope
      const step1 = (mean[n] ?? 0) / (1 - 0.9 ** step)
      const step2 = Math.sqrt((square[n] ?? 0) / (1 - 0.999 ** step)) + 1e-8
      weights[n] = (weights[n] ?? 0) - (rate * step1) / step2
    }
  }
  return weights
}

function examplesOf({ lessons }: TrainingSet): Example[] {
  // Where no candidate is right there is nothing to learn.
  const learnable = lessons.filter(({ paths, gold }) => gold.some((path) => paths.includes(path)))
  return learnable.map(({ paths, gold, rows }) => {
    const right = paths.map((path) => (gold.includes(path) ? 1 : 0))
    const sum = right.reduce<number>((all, one) => all + one, 0)
    return {
      rows: Float64Array.from(rows.flat()),
      size: paths.length,
      target: Float64Array.from(right, (one) => one / sum),
      weight: 1 / Math.sqrt(learnable.length),
    }
  })
}

function addGradient(
  gradient: Float64Array,
  { rows, size, target }: Example,
  weights: Float64Array,
  share: number,
): void {
  const width = weights.length
  const sums = new Float64Array(size)
  let most = -Infinity
  for (let n = 0; n < size; n++) {
    let sum = 0
    for (let f = 0, at = n * width; f < width; f++, at++) sum += (rows[at] ?? 0) * (weights[f] ?? 0)
    sums[n] = sum
    most = Math.max(most, sum)
  }
  let total = 0
  for (let n = 0; n < size; n++) total += sums[n] = Math.exp((sums[n] ?? 0) - most)
  for (let n = 0; n < size; n++) {
    const error = ((sums[n] ?? 0) / total - (target[n] ?? 0)) * share
    for (let f = 0, at = n * width; f < width; f++, at++) gradient[f] = (gradient[f] ?? 0) + error * (rows[at] ?? 0)
  }
}
