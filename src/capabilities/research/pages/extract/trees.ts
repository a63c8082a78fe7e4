/** Boosted decision trees. Node i of a tree has its children at 2i+1 (not above the threshold) and 2i+2. */
export interface Trees {
  base: number
  depth: number
  /** For each tree its features (-1: a leaf), and its thresholds, which are values at leaves. */
  features: readonly (readonly number[])[]
  values: readonly (readonly number[])[]
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** The sum over all trees: log odds. */
export function scoreRow(trees: Trees, row: readonly number[]): number {
  let sum = trees.base
  for (let t = 0; t < trees.features.length; t++) {
    const features = trees.features[t] ?? []
    const values = trees.values[t] ?? []
    let at = 0
    for (let feature = features[at] ?? -1; feature >= 0; feature = features[at] ?? -1)
      at = 2 * at + ((row[feature] ?? 0) > (values[at] ?? 0) ? 2 : 1)
    sum += values[at] ?? 0
  }
  return sum
}
