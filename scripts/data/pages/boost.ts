import { sigmoid, type Trees } from '../../../src/capabilities/research/pages/extract/trees.ts'
import type { Binned } from './bins.ts'
import { type Gradients, histogramOf, type Split, splitOf, without } from './histogram.ts'

export interface Lessons {
  /** Between 0 and 1. */
  labels: readonly number[]
  weights: readonly number[]
  /** Which page each row comes from: a tree is grown on some of the pages, not on some of the rows. */
  owners: readonly number[]
}

export interface BoostOptions {
  trees: number
  depth: number
  rate: number
  /** The least sum of second derivatives a leaf may have. */
  leafWeight: number
  ridge: number
  /** The shares of features and of pages each tree sees. */
  columns: number
  rowShare: number
  seed: number
}

function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

interface Tree {
  features: number[]
  values: number[]
  bins: number[]
}

function grown(
  data: Binned,
  slopes: Gradients,
  sample: Int32Array,
  columns: readonly number[],
  options: BoostOptions,
): Tree {
  const tree: Tree = { features: [], values: [], bins: [] }
  const grow = (node: number, depth: number, members: Int32Array, histogram: Float64Array | undefined): void => {
    const split: Split | undefined = histogram && splitOf(data, columns, histogram, options)
    if (split === undefined || histogram === undefined) {
      let first = 0
      let second = 0
      for (const i of members) {
        first += slopes.first[i] ?? 0
        second += slopes.second[i] ?? 0
      }
      tree.features[node] = -1
      tree.values[node] = Number(((-options.rate * first) / (second + options.ridge)).toPrecision(4))
      return
    }
    const column = data.columns[split.feature]
    tree.features[node] = split.feature
    tree.values[node] = column?.borders[split.bin] ?? 0
    tree.bins[node] = split.bin
    const left = members.filter((i) => (column?.bins[i] ?? 0) <= split.bin)
    const right = members.filter((i) => (column?.bins[i] ?? 0) > split.bin)
    // The smaller side is counted, the larger one is what remains.
    const deeper = depth + 1 < options.depth
    const [small, large] = left.length < right.length ? [left, right] : [right, left]
    const counted = deeper ? histogramOf(data, columns, small, slopes) : undefined
    const rest = counted && without(histogram, counted)
    grow(2 * node + 1, depth + 1, left, small === left ? counted : rest)
    grow(2 * node + 2, depth + 1, right, large === right ? rest : counted)
  }
  grow(0, 0, sample, histogramOf(data, columns, sample, slopes))
  return tree
}

/** The value of the leaf a row falls into. */
function leafOf({ features, values, bins }: Tree, data: Binned, row: number): number {
  let at = 0
  for (let f = features[at] ?? -1; f >= 0; f = features[at] ?? -1)
    at = 2 * at + ((data.columns[f]?.bins[row] ?? 0) <= (bins[at] ?? 0) ? 1 : 2)
  return values[at] ?? 0
}

/** Trains one tree after another on what the ones before got wrong (log loss). */
export function boost(data: Binned, { labels, weights, owners }: Lessons, options: BoostOptions): Trees {
  const next = random(options.seed)
  const sum = (of: (i: number) => number) => labels.reduce((all, _, i) => all + of(i), 0)
  const positive = sum((i) => (labels[i] ?? 0) * (weights[i] ?? 0))
  const total = sum((i) => weights[i] ?? 0)
  const base = Number(Math.log(positive / (total - positive)).toPrecision(6))
  const scores = new Float64Array(data.rows).fill(base)
  const slopes = { first: new Float64Array(data.rows), second: new Float64Array(data.rows) }
  const everyone = Int32Array.from({ length: data.rows }, (_, i) => i)
  const pages = [...new Set(owners)]
  const trees: Tree[] = []
  for (let t = 0; t < options.trees; t++) {
    const drawn = new Set(pages.filter(() => next() < options.rowShare))
    const sample = everyone.filter((i) => drawn.has(owners[i] ?? -1))
    for (const i of sample) {
      const p = sigmoid(scores[i] ?? 0)
      const weight = weights[i] ?? 0
      slopes.first[i] = (p - (labels[i] ?? 0)) * weight
      slopes.second[i] = Math.max(1e-9, p * (1 - p) * weight)
    }
    const columns = data.columns.map((_, f) => f).filter(() => next() < options.columns)
    const tree = grown(data, slopes, sample, columns, options)
    for (const i of everyone) scores[i] = (scores[i] ?? 0) + leafOf(tree, data, i)
    trees.push(tree)
  }
  return {
    base,
    depth: options.depth,
    features: trees.map(({ features }) => Array.from(features, (f) => f ?? -1)),
    values: trees.map(({ values }) => Array.from(values, (v) => v ?? 0)),
  }
}
