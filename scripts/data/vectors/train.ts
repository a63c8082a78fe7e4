import { addTo, type Matrix, matrix, norm, row } from './matrix.ts'

/** A text as its words (rows of the table being trained), and where it should point. */
export interface Example {
  words: readonly number[]
  target: Float32Array
}

export interface Training {
  epochs: number
  rate: number
}

const BATCH = 2048
const FIRST = 0.9
const SECOND = 0.999

/**
 * Moves word vectors so that the sum over a text points where the model's vector of that text points (cosine loss, Adam
 * on the rows a batch touches). Lengths come out as weights: a word that says little ends up short.
 */
export function train(words: Matrix, examples: readonly Example[], { epochs, rate }: Training): void {
  const state: State = { words, m: matrix(words.rows, words.width), v: matrix(words.rows, words.width), step: 0 }
  const random = mulberry32(20_260)
  const order = examples.map((_, i) => i)
  const batches = epochs * Math.ceil(examples.length / BATCH)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += BATCH) {
      const gradients = new Map<number, Float32Array>()
      for (const i of order.slice(from, from + BATCH)) {
        const example = examples[i]
        if (example) addGradient(words, example, gradients)
      }
      adam(state, gradients, rate * (1 - state.step / batches))
    }
  }
}

function addGradient(words: Matrix, { words: indices, target }: Example, gradients: Map<number, Float32Array>): void {
  const sum = new Float32Array(words.width)
  for (const index of indices) addTo(sum, row(words, index))
  const length = norm(sum) + 1e-6
  let cosine = 0
  for (let k = 0; k < sum.length; k++) cosine += ((sum[k] ?? 0) / length) * (target[k] ?? 0)
  const gradient = sum.map((x, k) => (cosine * (x / length) - (target[k] ?? 0)) / length)
  for (const index of indices) {
    const known = gradients.get(index)
    if (known) addTo(known, gradient)
    else gradients.set(index, gradient.slice())
  }
}

interface State {
  words: Matrix
  m: Matrix
  v: Matrix
  step: number
}

function adam(state: State, gradients: ReadonlyMap<number, Float32Array>, rate: number): void {
  state.step++
  const [first, second] = [1 - FIRST ** state.step, 1 - SECOND ** state.step]
  for (const [index, gradient] of gradients) {
    const [w, m, v] = [row(state.words, index), row(state.m, index), row(state.v, index)]
    for (let k = 0; k < w.length; k++) {
      const g = gradient[k] ?? 0
      const mk = FIRST * (m[k] ?? 0) + (1 - FIRST) * g
      const vk = SECOND * (v[k] ?? 0) + (1 - SECOND) * g * g
      m[k] = mk
      v[k] = vk
      w[k] = (w[k] ?? 0) - (rate * (mk / first)) / (Math.sqrt(vk / second) + 1e-6)
    }
  }
}

function shuffle(items: number[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1))
    const [a, b] = [items[i] ?? 0, items[k] ?? 0]
    items[i] = b
    items[k] = a
  }
}

/** The same numbers on every run: a build can be repeated. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
