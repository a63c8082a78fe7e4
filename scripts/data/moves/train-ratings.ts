import type { Features } from '../../../src/listening/linear/bag.ts'
import type { KindModel } from '../../../src/listening/kinds/classifier/softmax.ts'
import { MOMENT_BUCKETS } from '../../../src/listening/moves/features/moment-features.ts'
import { RATINGS, TALK_MOVES } from '../../../src/listening/moves/moves.ts'
import { numbers, quantised, shuffle, withoutRare } from '../kinds/train-softmax.ts'

export interface Moment {
  features: Features
  /** Of each move its place in RATINGS. */
  ratings: readonly number[]
}

const PASSES = 10
const RATE = 0.1
const RIDGE = 1e-3
/** How much of a weight belongs to one move alone: what all moves have in common is learnt from all of them. */
const OWN = 0.7
const CLASSES = RATINGS.length
const WIDTH = CLASSES * (TALK_MOVES.length + 1)
export const RATING_LABELS = TALK_MOVES.flatMap((move) => RATINGS.map((rating) => `${move} ${rating}`))

/** For each move one softmax over its ratings, by AdaGrad, in an order that is shuffled the same way every time. */
export function trainRatings(moments: readonly Moment[]): KindModel {
  const weights = new Float64Array(MOMENT_BUCKETS * WIDTH)
  const squares = new Float64Array(MOMENT_BUCKETS * WIDTH).fill(1e-6)
  const kept = withoutRare(moments, MOMENT_BUCKETS)
  const order = kept.map((_, n) => n)
  const random = numbers(12_345)
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random)
    for (const n of order) {
      const moment = kept[n]
      if (moment !== undefined) step(moment, weights, squares)
    }
  }
  return quantised(RATING_LABELS, folded(weights))
}

function step({ features: { ids, values }, ratings }: Moment, weights: Float64Array, squares: Float64Array): void {
  const off = offBy({ ids, values }, ratings, weights)
  const common = new Float64Array(CLASSES)
  for (let m = 0; m < TALK_MOVES.length; m++)
    for (let k = 0; k < CLASSES; k++) common[k] = (common[k] ?? 0) + (off[m * CLASSES + k] ?? 0) / TALK_MOVES.length
  for (let n = 0; n < ids.length; n++) {
    const from = (ids[n] ?? 0) * WIDTH
    const value = values[n] ?? 0
    for (let at = 0; at < WIDTH; at++) {
      const error = at < CLASSES ? (common[at] ?? 0) : OWN * (off[at - CLASSES] ?? 0)
      const slope = error * value + RIDGE * (weights[from + at] ?? 0)
      const square = (squares[from + at] ?? 0) + slope * slope
      squares[from + at] = square
      weights[from + at] = (weights[from + at] ?? 0) - (RATE * slope) / Math.sqrt(square)
    }
  }
}

/** How far the likelihood of each rating of each move is from what was said. */
function offBy({ ids, values }: Features, ratings: readonly number[], weights: Float64Array): Float64Array {
  const sums = new Float64Array(WIDTH)
  for (let n = 0; n < ids.length; n++) {
    const from = (ids[n] ?? 0) * WIDTH
    const value = values[n] ?? 0
    for (let at = 0; at < WIDTH; at++) sums[at] = (sums[at] ?? 0) + value * (weights[from + at] ?? 0)
  }
  const off = new Float64Array(WIDTH - CLASSES)
  for (let m = 0; m < TALK_MOVES.length; m++) {
    let total = 0
    for (let k = 0; k < CLASSES; k++) {
      const likely = Math.exp((sums[k] ?? 0) + OWN * (sums[CLASSES + m * CLASSES + k] ?? 0))
      off[m * CLASSES + k] = likely
      total += likely
    }
    for (let k = 0; k < CLASSES; k++)
      off[m * CLASSES + k] = (off[m * CLASSES + k] ?? 0) / total - (ratings[m] === k ? 1 : 0)
  }
  return off
}

/** What is common and what is a move's own, in one table. */
function folded(weights: Float64Array): Float64Array {
  const width = WIDTH - CLASSES
  const sums = new Float64Array(MOMENT_BUCKETS * width)
  for (let id = 0; id < MOMENT_BUCKETS; id++)
    for (let at = 0; at < width; at++)
      sums[id * width + at] =
        (weights[id * WIDTH + (at % CLASSES)] ?? 0) + OWN * (weights[id * WIDTH + CLASSES + at] ?? 0)
  return sums
}
