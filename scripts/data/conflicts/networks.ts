import type { Networks } from '../../../src/capabilities/research/conflicts/weighing/asked/networks.ts'
import type { Example } from './gates.ts'

const UNITS = 48
const EPOCHS = 25
const BATCH = 128
/** How much of what is seen, and of the units, is left out of each look: what only one thing says is not trusted. */
const UNSEEN = 0.3
const ASLEEP = 0.5
const RIDGE = 0.003
const PACE = 0.002
/** What fewer examples have is not learnt from. */
const LEAST = 6

/** Numbers between 0 and 1 that are always the same. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 97) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Scaled {
  rows: readonly Float64Array[]
  means: Float64Array
  spreads: Float64Array
}

/** Small networks of one layer, learnt from other beginnings; the same examples always give the same numbers. */
export function fitNetworks(examples: readonly Example[], seeds: readonly number[]): Networks {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const [name, value] of Object.entries(features)) if (value !== 0) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].flatMap(([name, times]) => (times >= LEAST ? [name] : [])).sort()
  const scaled = scaledRows(examples, names)
  return { names, networks: seeds.map((seed) => unscaled(fitOne(examples, scaled, seed), scaled)) }
}

function scaledRows(examples: readonly Example[], names: readonly string[]): Scaled {
  const width = names.length + 1
  const rows = examples.map(({ features, language }) =>
    Float64Array.from([...names.map((name) => features[name] ?? 0), Number(language === 'en')]),
  )
  const [means, spreads] = [new Float64Array(width), new Float64Array(width)]
  for (let n = 0; n < width; n++) {
    let [sum, squares] = [0, 0]
    for (const row of rows) {
      sum += row[n] ?? 0
      squares += (row[n] ?? 0) ** 2
    }
    const mean = sum / rows.length
    means[n] = mean
    // What is rare must not shout.
    spreads[n] = 2 * (Math.sqrt(Math.max(0, squares / rows.length - mean * mean)) + 0.1)
  }
  for (const row of rows) for (let n = 0; n < width; n++) row[n] = ((row[n] ?? 0) - (means[n] ?? 0)) / (spreads[n] ?? 1)
  return { rows, means, spreads }
}

interface Layers {
  /** By input, then by unit. */
  first: Float64Array
  bias: Float64Array
  out: Float64Array
  end: Float64Array
}

const layersOf = (width: number): Layers => ({
  first: new Float64Array(width * UNITS),
  bias: new Float64Array(UNITS),
  out: new Float64Array(UNITS),
  end: new Float64Array(1),
})
const PARTS = ['first', 'bias', 'out', 'end'] as const

function fitOne(examples: readonly Example[], { rows, means }: Scaled, seed: number): Layers {
  const width = means.length
  const random = randomOf(seed + 1)
  const drawn = (spread: number) => (random() + random() + random() + random() - 2) * Math.sqrt(3) * spread
  const layers = layersOf(width)
  for (let n = 0; n < layers.first.length; n++) layers.first[n] = drawn(1 / Math.sqrt(width))
  for (let n = 0; n < UNITS; n++) layers.out[n] = drawn(1 / Math.sqrt(UNITS))
  const [slow, wide] = [layersOf(width), layersOf(width)]
  const order = rows.map((_, n) => n)
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    const pace = PACE * (epoch < EPOCHS * 0.6 ? 1 : 0.2)
    for (let begin = 0; begin < order.length; begin += BATCH) {
      const batch = order.slice(begin, begin + BATCH)
      const slopes = layersOf(width)
      for (const n of batch) addSlopes(rows[n], examples[n], layers, slopes, batch.length, random)
      step += 1
      move(layers, slopes, { slow, wide, step, pace })
    }
  }
  return layers
}

function shuffle(order: number[], random: () => number): void {
  for (let n = order.length - 1; n > 0; n--) {
    const m = Math.floor(random() * (n + 1))
    const [one, other] = [order[n] ?? 0, order[m] ?? 0]
    order[n] = other
    order[m] = one
  }
}

function addSlopes(
  row: Float64Array | undefined,
  example: Example | undefined,
  { first, bias, out, end }: Layers,
  slopes: Layers,
  size: number,
  random: () => number,
): void {
  if (row === undefined || example === undefined) return
  const looked: number[] = []
  const units = Float64Array.from(bias)
  for (let n = 0; n < row.length; n++) {
    if (random() < UNSEEN) continue
    looked.push(n)
    const value = (row[n] ?? 0) / (1 - UNSEEN)
    for (let u = 0, at = n * UNITS; u < UNITS; u++, at++) units[u] = (units[u] ?? 0) + value * (first[at] ?? 0)
  }
  let sum = end[0] ?? 0
  for (let u = 0; u < UNITS; u++) {
    units[u] = (units[u] ?? 0) <= 0 || random() < ASLEEP ? 0 : (units[u] ?? 0) / (1 - ASLEEP)
    sum += (units[u] ?? 0) * (out[u] ?? 0)
  }
  const error = ((1 / (1 + Math.exp(-sum)) - Number(example.label)) * example.counts) / size
  const back = new Float64Array(UNITS)
  for (let u = 0; u < UNITS; u++) {
    if (units[u] === 0) continue
    slopes.out[u] = (slopes.out[u] ?? 0) + error * (units[u] ?? 0)
    back[u] = (error * (out[u] ?? 0)) / (1 - ASLEEP)
    slopes.bias[u] = (slopes.bias[u] ?? 0) + (back[u] ?? 0)
  }
  slopes.end[0] = (slopes.end[0] ?? 0) + error
  for (const n of looked) {
    const value = (row[n] ?? 0) / (1 - UNSEEN)
    for (let u = 0, at = n * UNITS; u < UNITS; u++, at++)
      slopes.first[at] = (slopes.first[at] ?? 0) + value * (back[u] ?? 0)
  }
}

function move(
  layers: Layers,
  slopes: Layers,
  { slow, wide, step, pace }: { slow: Layers; wide: Layers; step: number; pace: number },
): void {
  for (const part of PARTS) {
    const [values, slope, m, v] = [layers[part], slopes[part], slow[part], wide[part]]
    const ridge = part === 'first' || part === 'out' ? RIDGE : 0
    for (let n = 0; n < values.length; n++) {
      const each = (slope[n] ?? 0) + ridge * (values[n] ?? 0)
      m[n] = 0.9 * (m[n] ?? 0) + 0.1 * each
      v[n] = 0.999 * (v[n] ?? 0) + 0.001 * each * each
      const size = Math.sqrt((v[n] ?? 0) / (1 - 0.999 ** step)) + 1e-8
      values[n] = (values[n] ?? 0) - (pace * (m[n] ?? 0)) / (1 - 0.9 ** step) / size
    }
  }
}

const short = (value: number) => Number(value.toPrecision(3))

/** For what is seen as it is: the scale is in the weights. */
function unscaled({ first, bias, out, end }: Layers, { means, spreads }: Scaled): Networks['networks'][number] {
  const units = Array.from({ length: UNITS }, (_, u) => {
    const weights = Array.from(means, (_mean, n) => (first[n * UNITS + u] ?? 0) / (spreads[n] ?? 1))
    const always = weights.reduce((sum, weight, n) => sum - weight * (means[n] ?? 0), bias[u] ?? 0)
    return [...weights, always].map(short)
  })
  return { units, out: [...out, end[0] ?? 0].map(short) }
}
