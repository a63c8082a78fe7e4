import type { Features, TaggerModel } from './tagger-model.ts'

/** Labels in one word of weights: a byte each, so that two or three words hold all labels and stay small enough to be cached. */
const LABELS = 4
const MOST_WORDS = 3
const MIDDLE = 128
/** Every second byte of a word: two sums of 16 bits grow side by side, enough for 257 weights of 0…255. */
const EVEN = 0xff00ff

const PACKED = new WeakMap<TaggerModel, Int32Array>()

function wordsOf(model: TaggerModel): number {
  return Math.max(2, Math.ceil(model.labels.length / LABELS))
}

/** The weights of a bucket side by side: reading them from memory is where a tagger spends its time. */
function packed(model: TaggerModel): Int32Array {
  const known = PACKED.get(model)
  if (known) return known
  const size = model.labels.length
  const words = wordsOf(model)
  if (words > MOST_WORDS) throw new RangeError('too many labels')
  const buckets = model.weights.length / size
  const out = new Int32Array(buckets * words)
  for (let bucket = 0; bucket < buckets; bucket++)
    for (let label = 0; label < size; label++) {
      const weight = (model.weights[bucket * size + label] as number) + MIDDLE
      const at = bucket * words + (label >> 2)
      out[at] = (out[at] as number) | (weight << ((label & 3) * 8))
    }
  PACKED.set(model, out)
  return out
}

const sums = new Int32Array(LABELS * MOST_WORDS)

/** How well each label fits each position. */
export function emissions(model: TaggerModel, features: Features, bias: Float32Array): Float32Array {
  const size = model.labels.length
  const { scale } = model
  const { slots, length } = features
  if (slots > 257) throw new RangeError('too many features')
  const weights = packed(model)
  const add = wordsOf(model) === 2 ? addTwoWords : addThreeWords
  const scores = new Float32Array(length * size)
  for (let i = 0; i < length; i++) {
    const middle = add(weights, features.ids, i * slots, (i + 1) * slots) * MIDDLE
    for (let l = 0; l < size; l++) scores[i * size + l] = ((sums[l] as number) - middle) * scale + (bias[l] as number)
  }
  return scores
}

/** Adds up the weights of one position's features and says how many there are. Twice, because this is the innermost loop. */
function addTwoWords(weights: Int32Array, ids: Int32Array, begin: number, end: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let s = begin
  for (; s < end; s++) {
    const id = ids[s] as number
    if (id < 0) break
    const first = weights[id * 2] as number
    const second = weights[id * 2 + 1] as number
    a = (a + (first & EVEN)) | 0
    b = (b + ((first >>> 8) & EVEN)) | 0
    c = (c + (second & EVEN)) | 0
    d = (d + ((second >>> 8) & EVEN)) | 0
  }
  unpack(0, a, b)
  unpack(LABELS, c, d)
  return s - begin
}

function addThreeWords(weights: Int32Array, ids: Int32Array, begin: number, end: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  let f = 0
  let s = begin
  for (; s < end; s++) {
    const id = ids[s] as number
    if (id < 0) break
    const at = id * 3
    const first = weights[at] as number
    const second = weights[at + 1] as number
    const third = weights[at + 2] as number
    a = (a + (first & EVEN)) | 0
    b = (b + ((first >>> 8) & EVEN)) | 0
    c = (c + (second & EVEN)) | 0
    d = (d + ((second >>> 8) & EVEN)) | 0
    e = (e + (third & EVEN)) | 0
    f = (f + ((third >>> 8) & EVEN)) | 0
  }
  unpack(0, a, b)
  unpack(LABELS, c, d)
  unpack(2 * LABELS, e, f)
  return s - begin
}

function unpack(label: number, even: number, odd: number): void {
  sums[label] = even & 0xffff
  sums[label + 1] = odd & 0xffff
  sums[label + 2] = even >>> 16
  sums[label + 3] = odd >>> 16
}
