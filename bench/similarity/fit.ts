export interface Labelled {
  score: number
  same: boolean
}

const STEPS = 20_000
const RATE = 0.5

/** The score at which a logistic curve through the labelled scores, both classes weighing the same, says even odds. */
export function evenOdds(labelled: readonly Labelled[]): number {
  const sameCount = labelled.filter(({ same }) => same).length
  const weight = (same: boolean): number => 0.5 / (same ? sameCount : labelled.length - sameCount)
  let [slope, offset] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    let [bySlope, byOffset] = [0, 0]
    for (const { score, same } of labelled) {
      const error = (1 / (1 + Math.exp(-(slope * score + offset))) - (same ? 1 : 0)) * weight(same)
      bySlope += error * score
      byOffset += error
    }
    slope -= RATE * 10 * bySlope
    offset -= RATE * byOffset
  }
  return -offset / slope
}
