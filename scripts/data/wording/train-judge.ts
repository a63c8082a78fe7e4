import { BITS, type Features } from '../../../src/capabilities/board/proposal-quality/words/judge/features.ts'
import type { Scaled } from '../../../src/capabilities/board/proposal-quality/words/judge/weights.ts'

export interface Example {
  kind: 'organizer' | 'advisor'
  breaks: boolean
  features: Features
  /** Of an English text: where its words point. */
  meaning: Float64Array | undefined
}

type Learnt = Scaled & { readonly meaning: Float64Array }

const SIZE = 2 ** BITS
/** Of the word vectors. */
export const DIMENSIONS = 128
/** The features, then what the words mean: a dimension each. */
const WIDTH = SIZE + DIMENSIONS
const PASSES = 20
const RATE = 0.1
const RIDGE = 3e-4
/** How much of a weight belongs to one kind of report alone. */
const OWN = 0.7

/** Logistic regression by AdaGrad, in an order that is shuffled the same way every time: what both kinds share, and what each has of its own. */
export function trainJudge(examples: readonly Example[]): Record<Example['kind'], Learnt> {
  const weights = new Float64Array(3 * WIDTH)
  const squares = new Float64Array(3 * WIDTH).fill(1e-6)
  const order = examples.map((_, n) => n)
  const random = numbers(12_345)
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    for (const n of order) {
      const example = examples[n]
      if (example !== undefined) step(example, weights, squares)
    }
  }
  return { organizer: folded(weights, WIDTH), advisor: folded(weights, 2 * WIDTH) }
}

function step({ kind, breaks, features, meaning }: Example, weights: Float64Array, squares: Float64Array): void {
  const own = kind === 'organizer' ? WIDTH : 2 * WIDTH
  const { ids, values } = meaning === undefined ? features : withMeaning(features, meaning)
  let sum = 0
  for (let n = 0; n < ids.length; n++) {
    const id = ids[n] ?? 0
    sum += (values[n] ?? 0) * ((weights[id] ?? 0) + OWN * (weights[own + id] ?? 0))
  }
  const off = 1 / (1 + Math.exp(-sum)) - (breaks ? 1 : 0)
  const move = (at: number, value: number) => {
    const slope = off * value + RIDGE * (weights[at] ?? 0)
    squares[at] = (squares[at] ?? 0) + slope * slope
    weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1)
  }
  for (let n = 0; n < ids.length; n++) {
    const [id, value] = [ids[n] ?? 0, values[n] ?? 0]
    move(id, value)
    move(own + id, OWN * value)
  }
}

function withMeaning({ ids, values }: Features, meaning: Float64Array): Features {
  return { ids: [...ids, ...Array.from(meaning, (_, n) => SIZE + n)], values: [...values, ...meaning] }
}

/** One table a kind, to a byte a weight, as it is shipped; and where in meaning a break lies. */
function folded(weights: Float64Array, own: number): Learnt {
  const sums = weights.slice(0, WIDTH).map((weight, n) => weight + OWN * (weights[own + n] ?? 0))
  return { ...scaled(sums.subarray(0, SIZE)), meaning: sums.slice(SIZE) }
}

export function scaled(sums: Float64Array): Scaled {
  const scale = sums.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-9) / 127
  return { scale, weights: Int8Array.from(sums, (weight) => Math.round(weight / scale)) }
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
