import { KANA_BITS, KANA_CLASSES, KANA_UNIT, kanaGroups } from '../../../src/text/pii/tagger/ja/kana.ts'
import { random } from './crf.ts'

/** Katakana words of the dictionaries by what they are. */
export interface KanaWords {
  readonly persons: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

const EPOCHS = 5
const RATE = 0.1
const LONGEST = 12

/** Learns by softmax regression which letter groups make a katakana word sound like a person, a place or a word. */
export function kanaWeights({ persons, places, words }: KanaWords): Int8Array {
  const others = (list: ReadonlySet<string>, kind: number) =>
    [...list].filter((word) => !persons.has(word)).map((word) => [word, kind] as const)
  const rows = [
    ...[...persons].map((word) => [word, 0] as const),
    ...others(places, 1),
    ...others(new Set([...words].filter((word) => !places.has(word))), 2),
  ].filter(([word]) => word.length > 1 && word.length <= LONGEST)
  const weights = new Float32Array(2 ** KANA_BITS * KANA_CLASSES)
  const squares = new Float32Array(weights.length).fill(1)
  const next = random(5)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = rows.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1))
      const held = rows[i]
      const other = rows[j]
      if (held && other) [rows[i], rows[j]] = [other, held]
    }
    for (const [word, kind] of rows) step(weights, squares, word, kind, RATE * (1 - (0.9 * epoch) / EPOCHS))
  }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / KANA_UNIT))))
}

function step(weights: Float32Array, squares: Float32Array, word: string, kind: number, rate: number): void {
  const groups = kanaGroups(word, 0, word.length)
  const scores = [0, 0, 0]
  for (const group of groups)
    for (let k = 0; k < KANA_CLASSES; k++) scores[k] = (scores[k] ?? 0) + (weights[group * KANA_CLASSES + k] ?? 0)
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const sum = shares.reduce((a, b) => a + b, 0)
  for (const group of groups)
    for (let k = 0; k < KANA_CLASSES; k++) {
      const at = group * KANA_CLASSES + k
      const gradient = (k === kind ? 1 : 0) - (shares[k] ?? 0) / sum
      const square = (squares[at] ?? 0) + gradient * gradient
      squares[at] = square
      weights[at] = (weights[at] ?? 0) + (rate * gradient) / Math.sqrt(square)
    }
}
