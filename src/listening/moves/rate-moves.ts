import type { KindModel } from '../kinds/classifier/softmax.ts'
import type { Features } from '../linear/bag.ts'
import { RATINGS, TALK_MOVES, type TalkMove } from './moves.ts'

/** How likely a move is taken as fitting, and how likely as deaf or absurd, at one moment. */
export interface MoveRating {
  move: TalkMove
  acceptable: number
  bad: number
}

const CLASSES = RATINGS.length

/** Each move by itself: what one is worth says nothing against another. */
export function rateMoves({ scale, weights }: KindModel, { ids, values }: Features): MoveRating[] {
  const width = TALK_MOVES.length * CLASSES
  const sums = new Float64Array(width)
  for (let n = 0; n < ids.length; n++) {
    const from = (ids[n] ?? 0) * width
    const value = (values[n] ?? 0) * scale
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + value * (weights[from + at] ?? 0)
  }
  return TALK_MOVES.map((move, m) => {
    const likely = RATINGS.map((_, k) => Math.exp(sums[m * CLASSES + k] ?? 0))
    const total = likely.reduce((sum, each) => sum + each, 0)
    return { move, acceptable: (likely[0] ?? 0) / total, bad: (likely[2] ?? 0) / total }
  })
}
