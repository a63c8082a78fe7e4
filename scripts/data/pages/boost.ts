import { type Trees, sigmoid } from '../../../src/capabilities/research/pages/extract/trees.ts'

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
  columns: number
  rowShare: number
  seed: number
}

const BINS = 32

function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Borders between bins: quantiles of the values that occur. */
function bordersOf(values: Float64Array): number[] {
  const sorted = Float64Array.from(values).sort()
  const borders = new Set<number>()
  for (let b = 1; b < BINS; b++) borders.add(sorted[Math.floor((b * sorted.length) / BINS)] ?? 0)
  const top = sorted.at(-1) ?? 0
  if (sorted[0] !== undefined) borders.add(sorted[0])
  borders.delete(top)
  return [...borders].sort((a, b) => a - b)
}

export interface Binned {
  rows: number
  columns: { bins: Uint8Array; borders: number[] }[]
}

export function binned(rows: readonly (readonly number[])[]): Binned {
  const width = rows[0]?.length ?? 0
  const columns = []
  for (let f = 0; f < width; f++) {
    const values = new Float64Array(rows.length)
    rows.forEach((row, i) => (values[i] = row[f] ?? 0))
    const borders = bordersOf(values)
    const bins = new Uint8Array(rows.length)
    values.forEach((value, i) => {
      let low = 0
      let high = borders.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (value > (borders[middle] ?? 0)) low = middle + 1
        else high = middle
      }
      bins[i] = low
    })
    columns.push({ bins, borders })
  }
  return { rows: rows.length, columns }
}

interface Split {
  gain: number
  feature: number
  bin: number
}

function bestSplit(
  data: Binned,
  columns: readonly number[],
  members: Int32Array,
  g: Float64Array,
  h: Float64Array,
  { leafWeight, ridge }: BoostOptions,
): Split | undefined {
  let sumG = 0
  let sumH = 0
  const nearG = new Float64Array(members.length)
  const nearH = new Float64Array(members.length)
  members.forEach((i, k) => {
    sumG += nearG[k] = g[i] ?? 0
    sumH += nearH[k] = h[i] ?? 0
  })
  let best: Split | undefined
  const whole = (sumG * sumG) / (sumH + ridge)
  const binG = new Float64Array(BINS + 1)
  const binH = new Float64Array(BINS + 1)
  for (const feature of columns) {
    const column = data.columns[feature]
    if (column === undefined || column.borders.length === 0) continue
    binG.fill(0)
    binH.fill(0)
    const { bins } = column
    for (let k = 0; k < members.length; k++) {
      const b = bins[members[k] as number] as number
      binG[b] = (binG[b] as number) + (nearG[k] as number)
      binH[b] = (binH[b] as number) + (nearH[k] as number)
    }
    let leftG = 0
    let leftH = 0
    for (let b = 0; b < column.borders.length; b++) {
      leftG += binG[b] ?? 0
      leftH += binH[b] ?? 0
      const rightH = sumH - leftH
      if (leftH < leafWeight || rightH < leafWeight) continue
      const rightG = sumG - leftG
      const gain = (leftG * leftG) / (leftH + ridge) + (rightG * rightG) / (rightH + ridge) - whole
      if (gain > (best?.gain ?? 1e-6)) best = { gain, feature, bin: b }
    }
  }
  return best
}

/** Trains one tree after another on what the ones before got wrong (log loss). */
export function boost(data: Binned, lessons: Lessons, options: BoostOptions): Trees {
  const use = Int32Array.from({ length: data.rows }, (_, i) => i)
  const { labels, weights } = lessons
  const next = random(options.seed)
  let positive = 0
  let total = 0
  for (const i of use) {
    positive += (labels[i] ?? 0) * (weights[i] ?? 0)
    total += weights[i] ?? 0
  }
  const base = Math.log(positive / (total - positive))
  const scores = new Float64Array(data.rows).fill(base)
  const g = new Float64Array(data.rows)
  const h = new Float64Array(data.rows)
  const features: number[][] = []
  const values: number[][] = []
  const pages = [...new Set(lessons.owners)]
  const all = data.columns.map((_, f) => f)
  for (let t = 0; t < options.trees; t++) {
    for (const i of use) {
      const p = sigmoid(scores[i] ?? 0)
      const w = weights[i] ?? 0
      g[i] = (p - (labels[i] ?? 0)) * w
      h[i] = Math.max(1e-9, p * (1 - p) * w)
    }
    const drawn = new Set(pages.filter(() => next() < options.rowShare))
    const sample = use.filter((i) => drawn.has(lessons.owners[i] ?? -1))
    const columns = all.filter(() => next() < options.columns)
    const nodeFeatures: number[] = []
    const nodeValues: number[] = []
    const grow = (node: number, depth: number, members: Int32Array, everyone: Int32Array): void => {
      const split = depth < options.depth ? bestSplit(data, columns, members, g, h, options) : undefined
      if (split === undefined) {
        let sumG = 0
        let sumH = 0
        for (const i of members) {
          sumG += g[i] ?? 0
          sumH += h[i] ?? 0
        }
        const value = Math.fround((-options.rate * sumG) / (sumH + options.ridge))
        nodeFeatures[node] = -1
        nodeValues[node] = Number(value.toPrecision(4))
        for (const i of everyone) scores[i] = (scores[i] ?? 0) + (nodeValues[node] ?? 0)
        return
      }
      const column = data.columns[split.feature]
      const goesLeft = (i: number) => (column?.bins[i] ?? 0) <= split.bin
      nodeFeatures[node] = split.feature
      nodeValues[node] = column?.borders[split.bin] ?? 0
      grow(2 * node + 1, depth + 1, members.filter(goesLeft), everyone.filter(goesLeft))
      grow(
        2 * node + 2,
        depth + 1,
        members.filter((i) => !goesLeft(i)),
        everyone.filter((i) => !goesLeft(i)),
      )
    }
    grow(0, 0, sample, use)
    features.push(Array.from(nodeFeatures, (f) => f ?? -1))
    values.push(Array.from(nodeValues, (v) => v ?? 0))
  }
  return { base, depth: options.depth, features, values }
}
