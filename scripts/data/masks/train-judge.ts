import { BITS } from '../../../src/text/pii/judge/facts.ts'
import type { JudgeTable } from '../../../src/text/pii/judge/weights.ts'

export interface Example {
  readonly ids: readonly number[]
  readonly isPerson: boolean
  readonly weight: number
}

const SIZE = 2 ** BITS
const PASSES = 12
const RATE = 0.08
const RIDGE = 2e-4
/** The share of features left out of a step, so that no single one is relied on. */
const DROPPED = 0.25

/** Logistic regression by AdaGrad, in an order that is shuffled the same way every time. */
export function trainJudge(examples: readonly Example[], threshold: number): JudgeTable {
  const weights = new Float64Array(SIZE)
  const squares = new Float64Array(SIZE).fill(1e-4)
  const order = examples.map((_, n) => n)
  const random = numbers(20_461)
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    for (const n of order) {
      const example = examples[n]
      if (example !== undefined) step(example, weights, squares, random)
    }
  }
  for (let n = 0; n < SIZE; n++) weights[n] = (weights[n] ?? 0) * (1 - DROPPED)
  const scale = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-9) / 127
  return { scale, threshold, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

function step({ ids, isPerson, weight }: Example, weights: Float64Array, squares: Float64Array, random: () => number) {
  const kept = ids.filter(() => random() / 2 ** 24 >= DROPPED)
  let sum = 0
  for (const id of kept) sum += weights[id] ?? 0
  const off = (1 / (1 + Math.exp(-sum)) - (isPerson ? 1 : 0)) * weight
  for (const id of kept) {
    const slope = off + RIDGE * (weights[id] ?? 0)
    squares[id] = (squares[id] ?? 0) + slope * slope
    weights[id] = (weights[id] ?? 0) - (RATE * slope) / Math.sqrt(squares[id] ?? 1)
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let n = order.length - 1; n > 0; n--) {
    const other = random() % (n + 1)
    const kept = order[n] ?? 0
    order[n] = order[other] ?? 0
    order[other] = kept
  }
}

/** A linear congruential generator: the same numbers everywhere. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 8
  }
}
