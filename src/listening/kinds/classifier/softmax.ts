import type { Features } from '../../linear/bag.ts'

/** One linear score a label, of hashed features; int8 weights, buckets × labels. */
export interface KindModel {
  readonly labels: readonly string[]
  readonly scale: number
  readonly weights: Int8Array
}

/** How likely each label is, in the order of the labels. */
export function probabilities(
  model: Pick<KindModel, 'labels' | 'scale'> & { weights: ArrayLike<number> },
  { ids, values }: Features,
): Float64Array {
  const size = model.labels.length
  const scores = new Float64Array(size)
  for (let n = 0; n < ids.length; n++) {
    const from = (ids[n] ?? 0) * size
    const value = (values[n] ?? 0) * model.scale
    for (let label = 0; label < size; label++)
      scores[label] = (scores[label] ?? 0) + value * (model.weights[from + label] ?? 0)
  }
  const top = Math.max(...scores)
  let sum = 0
  for (let label = 0; label < size; label++) {
    scores[label] = Math.exp((scores[label] ?? 0) - top)
    sum += scores[label] ?? 0
  }
  return scores.map((score) => score / sum)
}
