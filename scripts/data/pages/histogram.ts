import type { Binned } from './bins.ts'

/** First and second derivatives of the loss, row by row. */
export interface Gradients {
  first: Float64Array
  second: Float64Array
}

export interface Split {
  feature: number
  bin: number
}

/** Room for one more bin than there are borders, two numbers each. */
const STRIDE = 66

/** The derivatives summed up by feature and bin. */
export function histogramOf(
  data: Binned,
  columns: readonly number[],
  members: Int32Array,
  { first, second }: Gradients,
): Float64Array {
  const sums = new Float64Array(columns.length * STRIDE)
  const ownFirst = Float64Array.from(members, (i) => first[i] as number)
  const ownSecond = Float64Array.from(members, (i) => second[i] as number)
  columns.forEach((feature, c) => {
    const bins = data.columns[feature]?.bins
    if (bins === undefined) return
    for (let k = 0; k < members.length; k++) {
      const at = c * STRIDE + 2 * (bins[members[k] as number] as number)
      sums[at] = (sums[at] as number) + (ownFirst[k] as number)
      sums[at + 1] = (sums[at + 1] as number) + (ownSecond[k] as number)
    }
  })
  return sums
}

export const without = (whole: Float64Array, part: Float64Array): Float64Array =>
  whole.map((sum, i) => sum - (part[i] ?? 0))

/** The split that explains most, if any leaves enough on both sides. */
export function splitOf(
  data: Binned,
  columns: readonly number[],
  histogram: Float64Array,
  { leafWeight, ridge }: { leafWeight: number; ridge: number },
): Split | undefined {
  let best: Split | undefined
  let bestGain = 1e-6
  columns.forEach((feature, c) => {
    const sums = histogram.subarray(c * STRIDE, (c + 1) * STRIDE)
    let allFirst = 0
    let allSecond = 0
    for (let at = 0; at < STRIDE; at += 2) {
      allFirst += sums[at] ?? 0
      allSecond += sums[at + 1] ?? 0
    }
    const whole = (allFirst * allFirst) / (allSecond + ridge)
    let first = 0
    let second = 0
    for (let bin = 0; bin < (data.columns[feature]?.borders.length ?? 0); bin++) {
      first += sums[2 * bin] ?? 0
      second += sums[2 * bin + 1] ?? 0
      const restFirst = allFirst - first
      const restSecond = allSecond - second
      if (second < leafWeight || restSecond < leafWeight) continue
      const gain = (first * first) / (second + ridge) + (restFirst * restFirst) / (restSecond + ridge) - whole
      if (gain > bestGain) {
        bestGain = gain
        best = { feature, bin }
      }
    }
  })
  return best
}
