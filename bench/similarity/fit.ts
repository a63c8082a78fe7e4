export interface Labelled {
  score: number
  same: boolean
}

/** As good as the best: a pair or so apart on sets of our size, where the very best is luck. */
const NEAR_BEST = 0.02

/** The threshold with the best mean of both classes' hit rates (how many of each we wrote means nothing): the median of the near best. */
export function bestThreshold(labelled: readonly Labelled[]): number {
  const scores = labelled.map(({ score }) => score).sort((a, b) => a - b)
  const between = scores.slice(1).map((score, i) => (score + (scores[i] ?? score)) / 2)
  const tried = between.map((threshold) => ({ threshold, rate: balancedAccuracy(labelled, threshold) }))
  const best = Math.max(...tried.map(({ rate }) => rate))
  const good = tried.filter(({ rate }) => rate >= best - NEAR_BEST)
  const [low, high] = [good[Math.floor((good.length - 1) / 2)], good[Math.ceil((good.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new Error('too few pairs to fit')
  return (low.threshold + high.threshold) / 2
}

function balancedAccuracy(labelled: readonly Labelled[], threshold: number): number {
  const rate = (same: boolean): number => {
    const scores = labelled.filter((one) => one.same === same).map(({ score }) => score)
    return scores.filter((score) => score >= threshold === same).length / scores.length
  }
  return (rate(true) + rate(false)) / 2
}
