import type { Gates } from '../../../src/capabilities/research/conflicts/weighing/chance.ts'

/** One example: what was seen, by name, what it was, and how much it counts. */
export interface Example {
  features: Readonly<Record<string, number>>
  language: 'ja' | 'en'
  label: boolean
  counts: number
}

/** How many voices learn the same from other beginnings, and how many gates each has: their mean does better on authors left out than any of them. */
const VOICES: readonly number[] = [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]
const STEPS = 500
const RIDGE = 10
/** What fewer examples have is not learnt from. */
const LEAST = 6
/** How freely a language may differ from the other: its own part of a weight is drawn to nothing harder than the common one. */
const OWN = 0.7
const LANGUAGES = ['ja', 'en'] as const

interface Row {
  at: Int32Array
  value: Float64Array
  label: number
  counts: number
}

/** Small numbers that are always the same, so that two gates do not learn one thing. */
function* noise(seed: number): Generator<number, never> {
  let state = 12_345 + 1_000_003 * seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield (state / 2_147_483_648 - 0.5) * 0.06
  }
}

/**
 * Learns gates that must all be open: the chance of a conflict is the product of their chances, so that one good reason
 * against it is enough. Full batches and fixed steps: the same examples always give the same weights.
 */
export function fitGates(examples: readonly Example[], { voices: of = VOICES, steps = STEPS } = {}): Gates {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const [name, value] of Object.entries(features)) if (value !== 0) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].flatMap(([name, count]) => (count >= LEAST ? [name] : [])).sort()
  const place = new Map(names.map((name, n) => [name, n]))
  const rows = examples.map((example) => rowOf(example, place, names.length))
  const voices = of.map((gates, seed) => fitVoice(rows, names.length, gates, seed, steps))
  const inOne = (language: 'ja' | 'en') =>
    voices.map((gates) => gates.map((gate) => inLanguage(gate, names.length, language)))
  return { names, ja: inOne('ja'), en: inOne('en') }
}

function fitVoice(rows: readonly Row[], size: number, gates: number, seed: number, steps: number): Float64Array[] {
  const width = size * 3 + 1
  const weights = Array.from({ length: gates }, () => new Float64Array(width))
  const random = noise(seed)
  for (const gate of weights) {
    for (let n = 0; n < width - 1; n++) gate[n] = random.next().value
    gate[width - 1] = 0.8
  }
  descend(rows, weights, width, steps)
  return weights
}

/** The common part of each weight and that of its language in one. */
function inLanguage(gate: Float64Array, size: number, language: 'ja' | 'en'): number[] {
  const shift = size * (1 + LANGUAGES.indexOf(language))
  const own = Array.from({ length: size }, (_, n) => (gate[n] ?? 0) + OWN * (gate[shift + n] ?? 0))
  return [...own, gate[size * 3] ?? 0]
}

function rowOf({ features, language, label, counts }: Example, place: ReadonlyMap<string, number>, size: number): Row {
  const at: number[] = []
  const value: number[] = []
  const shift = size * (1 + LANGUAGES.indexOf(language))
  for (const [name, each] of Object.entries(features)) {
    const n = place.get(name)
    if (n === undefined || each === 0) continue
    at.push(n, shift + n)
    value.push(each, OWN * each)
  }
  at.push(size * 3)
  value.push(1)
  return { at: Int32Array.from(at), value: Float64Array.from(value), label: Number(label), counts }
}

const open = (sum: number) => 1 / (1 + Math.exp(-sum))

function descend(rows: readonly Row[], weights: readonly Float64Array[], width: number, steps: number): void {
  const slopes = weights.map(() => new Float64Array(width))
  const first = weights.map(() => new Float64Array(width))
  const second = weights.map(() => new Float64Array(width))
  for (let step = 1; step <= steps; step++) {
    for (const [g, gate] of weights.entries())
      for (let n = 0; n < width; n++) (slopes[g] ?? [])[n] = n === width - 1 ? 0 : RIDGE * (gate[n] ?? 0)
    for (const row of rows) addSlopes(row, weights, slopes)
    const pace = 0.04 * (step > 0.7 * steps ? 0.2 : 1)
    for (const [g, gate] of weights.entries()) {
      const [m, v, slope] = [first[g] ?? gate, second[g] ?? gate, slopes[g] ?? gate]
      for (let n = 0; n < width; n++) {
        const each = slope[n] ?? 0
        m[n] = 0.9 * (m[n] ?? 0) + 0.1 * each
        v[n] = 0.99 * (v[n] ?? 0) + 0.01 * each * each
        const move = (m[n] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((v[n] ?? 0) / (1 - 0.99 ** step)) + 1e-8)
        gate[n] = (gate[n] ?? 0) - pace * move
      }
    }
  }
}

function addSlopes({ at, value, label, counts }: Row, weights: readonly Float64Array[], slopes: Float64Array[]): void {
  const chances = weights.map((gate) => {
    let sum = 0
    for (let i = 0; i < at.length; i++) sum += (gate[at[i] ?? 0] ?? 0) * (value[i] ?? 0)
    return open(sum)
  })
  const chance = Math.min(
    1 - 1e-6,
    Math.max(
      1e-6,
      chances.reduce((product, each) => product * each, 1),
    ),
  )
  const error = ((chance - label) / (1 - chance)) * counts
  for (const [g, each] of chances.entries()) {
    const slope = slopes[g]
    if (slope === undefined) continue
    const push = error * (1 - each)
    for (let i = 0; i < at.length; i++) slope[at[i] ?? 0] = (slope[at[i] ?? 0] ?? 0) + push * (value[i] ?? 0)
  }
}
