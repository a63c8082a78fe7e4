import { allowedSteps } from '../../../src/text/pii/tagger/tagger.ts'
import type { Features, TaggerModel } from '../../../src/text/pii/tagger/tagger-model.ts'

export interface Example {
  readonly features: Features
  readonly gold: Uint8Array
  readonly weight: number
}

export interface TrainOptions {
  readonly labels: readonly string[]
  readonly bits: number
  readonly epochs: number
  readonly rate: number
  readonly dropout: number
  /** What AdaGrad starts its sums of squares with: the larger, the more evidence a weight needs. */
  readonly caution: number
  /** In which order examples come, and which features are dropped. */
  readonly next: () => number
  readonly log: (line: string) => void
}

/** A small generator, so that a training run is repeatable. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** xorshift: neighbouring values of `random` are too alike to decide which of a hundred features are dropped. */
export function noise(seed: number): () => number {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

/** Trains a linear-chain CRF by AdaGrad on the exact gradient with feature dropout; the later epochs are averaged. */
export function train(examples: readonly Example[], options: TrainOptions): TaggerModel {
  const size = options.labels.length
  const weights = new Float32Array(2 ** options.bits * size)
  const squares = new Float32Array(weights.length).fill(options.caution)
  const steps = allowedSteps(options.labels)
  const transitions = new Float32Array((size + 1) * size)
  const stepSquares = new Float32Array(transitions.length).fill(0.1)
  const { next } = options
  const order = examples.map((_, i) => i)
  const mean = new Float32Array(weights.length)
  const averaged = Math.max(1, Math.floor(options.epochs / 2))
  const state = { size, weights, squares, transitions, stepSquares, steps, next, options }
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1))
      const held = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = held
    }
    const rate = options.rate * (1 - (0.7 * epoch) / options.epochs)
    let loss = 0
    for (const index of order) {
      const example = examples[index]
      if (example && example.features.length > 0) loss += learn(state, example, rate)
    }
    if (epoch >= options.epochs - averaged) weights.forEach((w, i) => (mean[i] = (mean[i] ?? 0) + w / averaged))
    options.log(`epoch ${epoch + 1} loss ${Math.round(loss)}`)
  }
  return quantise(options, mean, transitions, steps)
}

interface State {
  readonly size: number
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly transitions: Float32Array
  readonly stepSquares: Float32Array
  readonly steps: boolean[][]
  readonly next: () => number
  readonly options: TrainOptions
}

function learn(state: State, example: Example, rate: number): number {
  const { size, weights, transitions, steps } = state
  const { features, gold, weight } = example
  const { length, slots } = features
  const kept = new Int32Array(features.ids.length)
  const keep = 1 / (1 - state.options.dropout)
  const scores = new Float64Array(length * size)
  for (let i = 0; i < length; i++)
    for (let s = i * slots; s < (i + 1) * slots; s++) {
      const id = features.ids[s] ?? -1
      kept[s] = id >= 0 && state.next() >= state.options.dropout ? id : -1
      if ((kept[s] ?? -1) < 0) continue
      const base = id * size
      for (let l = 0; l < size; l++)
        scores[i * size + l] = (scores[i * size + l] ?? 0) + (weights[base + l] ?? 0) * keep
    }
  const step = new Float64Array((size + 1) * size)
  for (let p = 0; p <= size; p++)
    for (let l = 0; l < size; l++)
      step[p * size + l] = steps[p]?.[l] === true ? Math.exp(transitions[p * size + l] ?? 0) : 0
  const { alpha, beta, psi, logZ } = forwardBackward(scores, step, length, size)
  let goldScore = 0
  for (let i = 0; i < length; i++) {
    const g = gold[i] ?? 0
    const p = i === 0 ? size : (gold[i - 1] ?? 0)
    goldScore += (scores[i * size + g] ?? 0) + (transitions[p * size + g] ?? 0)
  }
  updateEmissions(state, kept, slots, gold, alpha, beta, length, rate, weight)
  updateSteps(state, step, psi, alpha, beta, gold, length, rate, weight)
  return (logZ - goldScore) * weight
}

/** Scaled so that alpha·beta is the marginal of a label at a position. */
function forwardBackward(scores: Float64Array, step: Float64Array, length: number, size: number) {
  const alpha = new Float64Array(length * size)
  const beta = new Float64Array(length * size)
  const psi = new Float64Array(length * size)
  const norm = new Float64Array(length)
  let logZ = 0
  for (let i = 0; i < length; i++) {
    let top = -Infinity
    for (let l = 0; l < size; l++) top = Math.max(top, scores[i * size + l] ?? 0)
    for (let l = 0; l < size; l++) psi[i * size + l] = Math.exp((scores[i * size + l] ?? 0) - top)
    let sum = 0
    for (let l = 0; l < size; l++) {
      let a = 0
      if (i === 0) a = step[size * size + l] ?? 0
      else for (let p = 0; p < size; p++) a += (alpha[(i - 1) * size + p] ?? 0) * (step[p * size + l] ?? 0)
      a *= psi[i * size + l] ?? 0
      alpha[i * size + l] = a
      sum += a
    }
    norm[i] = sum
    for (let l = 0; l < size; l++) alpha[i * size + l] = (alpha[i * size + l] ?? 0) / sum
    logZ += Math.log(sum) + top
  }
  for (let l = 0; l < size; l++) beta[(length - 1) * size + l] = 1
  for (let i = length - 2; i >= 0; i--)
    for (let p = 0; p < size; p++) {
      let b = 0
      for (let l = 0; l < size; l++)
        b += (step[p * size + l] ?? 0) * (psi[(i + 1) * size + l] ?? 0) * (beta[(i + 1) * size + l] ?? 0)
      beta[i * size + p] = b / (norm[i + 1] ?? 1)
    }
  for (let i = 0; i < length; i++)
    for (let l = 0; l < size; l++) psi[i * size + l] = (psi[i * size + l] ?? 0) / (norm[i] ?? 1)
  return { alpha, beta, psi, logZ }
}

function updateEmissions(
  state: State,
  kept: Int32Array,
  slots: number,
  gold: Uint8Array,
  alpha: Float64Array,
  beta: Float64Array,
  length: number,
  rate: number,
  weight: number,
): void {
  const { size, weights, squares } = state
  const gradient = new Float64Array(size)
  for (let i = 0; i < length; i++) {
    let moves = false
    for (let l = 0; l < size; l++) {
      const g = ((gold[i] === l ? 1 : 0) - (alpha[i * size + l] ?? 0) * (beta[i * size + l] ?? 0)) * weight
      gradient[l] = g
      if (Math.abs(g) > 1e-4) moves = true
    }
    if (!moves) continue
    for (let s = i * slots; s < (i + 1) * slots; s++) {
      const id = kept[s] ?? -1
      if (id < 0) continue
      const base = id * size
      for (let l = 0; l < size; l++) {
        const g = gradient[l] ?? 0
        const q = (squares[base + l] ?? 0) + g * g
        squares[base + l] = q
        weights[base + l] = (weights[base + l] ?? 0) + (rate * g) / Math.sqrt(q)
      }
    }
  }
}

function updateSteps(
  state: State,
  step: Float64Array,
  psi: Float64Array,
  alpha: Float64Array,
  beta: Float64Array,
  gold: Uint8Array,
  length: number,
  rate: number,
  weight: number,
): void {
  const { size, transitions, stepSquares } = state
  const expected = new Float64Array((size + 1) * size)
  for (let l = 0; l < size; l++) expected[size * size + l] = (alpha[l] ?? 0) * (beta[l] ?? 0)
  for (let i = 1; i < length; i++)
    for (let p = 0; p < size; p++) {
      const a = alpha[(i - 1) * size + p] ?? 0
      if (a < 1e-9) continue
      for (let l = 0; l < size; l++) {
        const e = a * (step[p * size + l] ?? 0) * (psi[i * size + l] ?? 0) * (beta[i * size + l] ?? 0)
        expected[p * size + l] = (expected[p * size + l] ?? 0) + e
      }
    }
  for (let i = 0; i < length; i++) {
    const at = (i === 0 ? size : (gold[i - 1] ?? 0)) * size + (gold[i] ?? 0)
    expected[at] = (expected[at] ?? 0) - 1
  }
  for (let at = 0; at < expected.length; at++) {
    const g = -(expected[at] ?? 0) * weight
    const q = (stepSquares[at] ?? 0) + g * g
    stepSquares[at] = q
    transitions[at] = (transitions[at] ?? 0) + (rate * g) / Math.sqrt(q)
  }
}

function quantise(
  options: TrainOptions,
  weights: Float32Array,
  transitions: Float32Array,
  steps: boolean[][],
): TaggerModel {
  const size = options.labels.length
  const magnitudes = weights
    .filter((w) => w !== 0)
    .map(Math.abs)
    .sort()
  const top = magnitudes[Math.floor(magnitudes.length * 0.9995)] ?? 1
  const scale = top / 127
  const small = new Int8Array(weights.length)
  for (let i = 0; i < weights.length; i++)
    small[i] = Math.max(-127, Math.min(127, Math.round((weights[i] ?? 0) / scale)))
  const legal = transitions.map((w, at) => (steps[Math.floor(at / size)]?.[at % size] === true ? w : -Infinity))
  return { labels: options.labels, bits: options.bits, weights: small, scale, transitions: legal }
}
