import type { Features, TaggerModel } from './tagger.ts'

/** Bits of one sum: at most 512 weights of 0…255 are added. Three such sums fit the 53 exact bits of a number. */
const LANE = 2 ** 17
const LANES = 3
const MIDDLE = 128
const MOST_WORDS = 4

const PACKED = new WeakMap<TaggerModel, Float64Array>()

/** Three weights in one number, so that one addition adds three: this is where a tagger spends its time. */
function packed(model: TaggerModel): Float64Array {
  const known = PACKED.get(model)
  if (known) return known
  const size = model.labels.length
  const words = wordsOf(model)
  if (words > MOST_WORDS) throw new RangeError('too many labels')
  const buckets = model.weights.length / size
  const out = new Float64Array(buckets * words)
  for (let bucket = 0; bucket < buckets; bucket++)
    for (let word = 0; word < words; word++) {
      let sum = 0
      for (let lane = LANES - 1; lane >= 0; lane--) {
        const label = word * LANES + lane
        sum = sum * LANE + (label < size ? (model.weights[bucket * size + label] as number) + MIDDLE : 0)
      }
      out[bucket * words + word] = sum
    }
  PACKED.set(model, out)
  return out
}

function wordsOf(model: TaggerModel): number {
  return Math.ceil(model.labels.length / LANES)
}

/** How well each label fits each position. */
export function emissions(model: TaggerModel, features: Features, bias: Float32Array): Float32Array {
  const size = model.labels.length
  const { ids, slots, length } = features
  const weights = packed(model)
  const words = wordsOf(model)
  const four = words > 3
  const scores = new Float32Array(length * size)
  for (let i = 0; i < length; i++) {
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    const begin = i * slots
    const end = begin + slots
    let s = begin
    for (; s < end; s++) {
      const id = ids[s] as number
      if (id < 0) break
      const at = id * words
      a += weights[at] as number
      b += weights[at + 1] as number
      c += weights[at + 2] as number
      if (four) d += weights[at + 3] as number
    }
    const middle = (s - begin) * MIDDLE
    unpack(scores, i * size, size, a, 0)
    unpack(scores, i * size, size, b, 3)
    unpack(scores, i * size, size, c, 6)
    if (four) unpack(scores, i * size, size, d, 9)
    for (let l = 0; l < size; l++) {
      const at = i * size + l
      scores[at] = ((scores[at] as number) - middle) * model.scale + (bias[l] as number)
    }
  }
  return scores
}

function unpack(scores: Float32Array, at: number, size: number, sums: number, label: number): void {
  const high = Math.floor(sums / (LANE * LANE))
  const rest = sums - high * LANE * LANE
  const mid = Math.floor(rest / LANE)
  scores[at + label] = rest - mid * LANE
  if (label + 1 < size) scores[at + label + 1] = mid
  if (label + 2 < size) scores[at + label + 2] = high
}
