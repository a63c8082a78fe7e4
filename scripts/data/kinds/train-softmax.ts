import type { Features } from '../../../src/listening/linear/bag.ts'
import { BUCKETS } from '../../../src/listening/kinds/classifier/features.ts'
import { type KindModel, probabilities } from '../../../src/listening/kinds/classifier/softmax.ts'

export interface Example {
  features: Features
  label: string
}

const PASSES = 20
const RATE = 0.1
const RIDGE = 3e-4
/** Every utterance stands twice among the examples, with its question and without. */
const LEAST = 3

/** Logistic regression by AdaGrad, in an order that is shuffled the same way every time. */
export function trainSoftmax(examples: readonly Example[], labels: readonly string[], buckets = BUCKETS): KindModel {
  const size = labels.length
  const weights = new Float64Array(buckets * size)
  const squares = new Float64Array(buckets * size).fill(1e-6)
  const kept = withoutRare(examples, buckets)
  const order = kept.map((_, n) => n)
  const random = numbers(12_345)
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    for (const n of order) {
      const example = kept[n]
      if (example !== undefined) step(example, labels, weights, squares)
    }
  }
  return quantised(labels, weights)
}

/** What stands in a single example teaches that example by heart. */
export function withoutRare<E extends { features: Features }>(examples: readonly E[], buckets: number): E[] {
  const counts = new Uint32Array(buckets)
  for (const { features } of examples) for (const id of new Set(features.ids)) counts[id] = (counts[id] ?? 0) + 1
  return examples.map((example) => {
    const { features } = example
    const common = features.ids.flatMap((id, n) => ((counts[id] ?? 0) >= LEAST ? [n] : []))
    return {
      ...example,
      features: {
        ids: common.map((n) => features.ids[n] ?? 0),
        values: common.map((n) => features.values[n] ?? 0),
      },
    }
  })
}

function step(
  { features, label }: Example,
  labels: readonly string[],
  weights: Float64Array,
  squares: Float64Array,
): void {
  const likely = probabilities({ labels, scale: 1, weights }, features)
  const right = labels.indexOf(label)
  const size = labels.length
  for (let n = 0; n < features.ids.length; n++) {
    const value = features.values[n] ?? 0
    for (let l = 0; l < size; l++) {
      const at = (features.ids[n] ?? 0) * size + l
      const slope = ((likely[l] ?? 0) - (l === right ? 1 : 0)) * value + RIDGE * (weights[at] ?? 0)
      squares[at] = (squares[at] ?? 0) + slope * slope
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1)
    }
  }
}

/** To a byte a weight, as they are shipped. */
export function quantised(labels: readonly string[], weights: Float64Array): KindModel {
  const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-9)
  const scale = most / 127
  return { labels, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

export function shuffle(order: number[], random: () => number): void {
  for (let n = order.length - 1; n > 0; n--) {
    const other = random() % (n + 1)
    const kept = order[n] ?? 0
    order[n] = order[other] ?? 0
    order[other] = kept
  }
}

/** A linear congruential generator: the same numbers everywhere. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 8
  }
}
