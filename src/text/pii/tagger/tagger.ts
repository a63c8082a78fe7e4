import { emissions } from './emissions.ts'
import type { Features, TaggerModel } from './tagger-model.ts'

export interface Tagged {
  readonly start: number
  readonly end: number
  readonly label: string
}

/** Which label may follow which, as BIO: I-x only after B-x or I-x; the last row is the start of a text. */
export function allowedSteps(labels: readonly string[]): boolean[][] {
  const allowed = (from: string | undefined, to: string) =>
    !to.startsWith('I-') || (from !== undefined && from !== 'O' && from.slice(2) === to.slice(2))
  return [...labels, undefined].map((from) => labels.map((to) => allowed(from, to)))
}

/** The best labelling of the positions, as spans. `bias` is added to a label's score at every position. */
export function tag(model: TaggerModel, features: Features, bias: Float32Array): Tagged[] {
  const size = model.labels.length
  const { length } = features
  if (length === 0) return []
  const scores = emissions(model, features, bias)
  const from = new Uint8Array(length * size)
  const { ends, labels, costs } = stepsOf(model)
  let previous = new Float32Array(size)
  let current = new Float32Array(size)
  for (let l = 0; l < size; l++) previous[l] = (scores[l] ?? 0) + (model.transitions[size * size + l] ?? 0)
  for (let i = 1; i < length; i++) {
    const row = i * size
    for (let l = 0, k = 0; l < size; l++) {
      let best = -Infinity
      let arg = 0
      for (const end = ends[l] as number; k < end; k++) {
        const p = labels[k] as number
        const score = (previous[p] as number) + (costs[k] as number)
        if (score > best) {
          best = score
          arg = p
        }
      }
      current[l] = best + (scores[row + l] as number)
      from[row + l] = arg
    }
    const swap = previous
    previous = current
    current = swap
  }
  let last = 0
  for (let l = 1; l < size; l++) if ((previous[l] ?? 0) > (previous[last] ?? 0)) last = l
  return spansOf(model.labels, backtrack(from, last, length, size))
}

const BIASES = new WeakMap<TaggerModel, { readonly recall: number; readonly bias: Float32Array }>()

/** What to add to the scores of a model so that persons are found `recall` more easily; worked out once per model. */
export function personBias(model: TaggerModel, recall: number): Float32Array {
  const known = BIASES.get(model)
  if (known?.recall === recall) return known.bias
  const bias = Float32Array.from(model.labels, (label) => (label.endsWith('-PER') ? recall : 0))
  BIASES.set(model, { recall, bias })
  return bias
}

/** The steps into each label one after another: `ends` says where those into a label end. */
interface Steps {
  readonly ends: Uint8Array
  readonly labels: Uint8Array
  readonly costs: Float32Array
}

const STEPS = new WeakMap<TaggerModel, Steps>()

/** Which labels may stand before each label and what the step adds, worked out once per model. */
function stepsOf(model: TaggerModel): Steps {
  const known = STEPS.get(model)
  if (known) return known
  const size = model.labels.length
  const ends = new Uint8Array(size)
  const labels: number[] = []
  const costs: number[] = []
  for (let to = 0; to < size; to++) {
    for (let from = 0; from < size; from++) {
      const cost = model.transitions[from * size + to] ?? -Infinity
      if (cost === -Infinity) continue
      labels.push(from)
      costs.push(cost)
    }
    ends[to] = labels.length
  }
  const steps = { ends, labels: Uint8Array.from(labels), costs: Float32Array.from(costs) }
  STEPS.set(model, steps)
  return steps
}

function backtrack(from: Uint8Array, last: number, length: number, size: number): Uint8Array {
  const path = new Uint8Array(length)
  path[length - 1] = last
  for (let i = length - 1; i > 0; i--) path[i - 1] = from[i * size + (path[i] ?? 0)] ?? 0
  return path
}

function spansOf(labels: readonly string[], path: Uint8Array): Tagged[] {
  const spans: Tagged[] = []
  for (let i = 0; i < path.length;) {
    const label = labels[path[i] ?? 0] ?? 'O'
    if (label === 'O') {
      i++
      continue
    }
    let end = i + 1
    while (end < path.length && labels[path[end] ?? 0] === `I-${label.slice(2)}`) end++
    spans.push({ start: i, end, label: label.slice(2) })
    i = end
  }
  return spans
}
