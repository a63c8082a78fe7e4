import { TextError } from '../errors.ts'

/** From a method's own score to the common scale, where 0.7 separates the same purpose from another topic. */
export type Calibration = readonly (readonly [raw: number, calibrated: number])[]

/** 0.7 where the method itself is at even odds between the two; 0 and 1 stay what they are. */
export function separatingAt(raw: number): Calibration {
  return [
    [0, 0],
    [raw, 0.7],
    [1, 1],
  ]
}

/** Piecewise linear and monotone; below the first point and above the last the end values hold. */
export function calibrated(points: Calibration, raw: number): number {
  if (!Number.isFinite(raw)) throw new TextError('INTERNAL', 'similarity: a score is not a number')
  let before = points[0]
  if (before === undefined) throw new TextError('INTERNAL', 'similarity: a calibration without points')
  if (raw <= before[0]) return before[1]
  for (const point of points) {
    if (raw <= point[0]) return before[1] + ((raw - before[0]) / (point[0] - before[0])) * (point[1] - before[1])
    before = point
  }
  return before[1]
}
