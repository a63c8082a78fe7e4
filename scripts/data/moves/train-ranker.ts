import type { Features } from '../../../src/listening/linear/bag.ts'
import type { KindModel } from '../../../src/listening/kinds/classifier/softmax.ts'
import { numbers, quantised, shuffle, withoutRare } from '../kinds/train-softmax.ts'

/** What one talk offers, and which of it was chosen. */
export interface Choice {
  offered: readonly Features[]
  chosen: number
}

const PASSES = 20
const RATE = 0.1
const RIDGE = 1e-3

/** One weight a feature, so that what was chosen scores above what else was offered. */
export function trainRanker(choices: readonly Choice[], buckets: number): KindModel {
  const weights = new Float64Array(buckets)
  const squares = new Float64Array(buckets).fill(1e-6)
  const kept = commonOnly(choices, buckets)
  const order = kept.map((_, n) => n)
  const random = numbers(12_345)
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    for (const n of order) {
      const choice = kept[n]
      if (choice !== undefined) step(choice, weights, squares)
    }
  }
  return quantised(['main'], weights)
}

function commonOnly(choices: readonly Choice[], buckets: number): Choice[] {
  const all = withoutRare(
    choices.flatMap(({ offered }) => offered.map((features) => ({ features }))),
    buckets,
  ).map(({ features }) => features)
  let from = 0
  return choices.map(({ offered, chosen }) => {
    from += offered.length
    return { offered: all.slice(from - offered.length, from), chosen }
  })
}

function step({ offered, chosen }: Choice, weights: Float64Array, squares: Float64Array): void {
  const scores = offered.map(({ ids, values }) =>
    ids.reduce((sum, id, n) => sum + (values[n] ?? 0) * (weights[id] ?? 0), 0),
  )
  const top = Math.max(...scores)
  const likely = scores.map((score) => Math.exp(score - top))
  const total = likely.reduce((sum, each) => sum + each, 0)
  for (const [m, { ids, values }] of offered.entries()) {
    const off = (likely[m] ?? 0) / total - (m === chosen ? 1 : 0)
    for (const [n, id] of ids.entries()) {
      const slope = off * (values[n] ?? 0) + RIDGE * (weights[id] ?? 0)
      const square = (squares[id] ?? 0) + slope * slope
      squares[id] = square
      weights[id] = (weights[id] ?? 0) - (RATE * slope) / Math.sqrt(square)
    }
  }
}
