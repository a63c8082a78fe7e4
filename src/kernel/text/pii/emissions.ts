import type { Features, TaggerModel } from './tagger.ts'

/**
 * How well each label fits each position. The sums stand in local variables because this is where a tagger spends its
 * time: nine labels for Japanese, eleven for English.
 */
export function emissions(model: TaggerModel, features: Features, bias: Float32Array): Float32Array {
  const size = model.labels.length
  const { ids, slots, length } = features
  const { weights, scale } = model
  const scores = new Float32Array(length * size)
  for (let i = 0; i < length; i++) {
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    let e = 0
    let f = 0
    let g = 0
    let h = 0
    let j = 0
    let k = 0
    let m = 0
    const end = (i + 1) * slots
    for (let s = i * slots; s < end; s++) {
      const id = ids[s] as number
      if (id < 0) break
      const at = id * size
      a += weights[at] as number
      b += weights[at + 1] as number
      c += weights[at + 2] as number
      d += weights[at + 3] as number
      e += weights[at + 4] as number
      f += weights[at + 5] as number
      g += weights[at + 6] as number
      h += weights[at + 7] as number
      j += weights[at + 8] as number
      if (size > 9) {
        k += weights[at + 9] as number
        m += weights[at + 10] as number
      }
    }
    const at = i * size
    scores[at] = a
    scores[at + 1] = b
    scores[at + 2] = c
    scores[at + 3] = d
    scores[at + 4] = e
    scores[at + 5] = f
    scores[at + 6] = g
    scores[at + 7] = h
    scores[at + 8] = j
    if (size > 9) {
      scores[at + 9] = k
      scores[at + 10] = m
    }
    for (let l = 0; l < size; l++) scores[at + l] = (scores[at + l] as number) * scale + (bias[l] as number)
  }
  return scores
}
