import { contentWords, detectLanguage, type Language, stem, wordVectors } from '#text/index.ts'

const K1 = 1.2
const B = 0.75
/** Two words nearer than this may stand for each other, the less the further they are apart. */
const NEAR = 0.55
/** Words that mean the same never weigh as much as the word itself. */
const NEAR_WEIGHT = 0.6
const MOST_NEAR = 12
/** Below this share of the best nothing is about the question. */
const RELEVANT = 0.12
/** Long texts are taken apart piece by piece: cutting into words keeps an object for each. */
const PIECE = 20_000

interface WordCount {
  count: number
  /** As it was first written: vectors know words, not their common forms. */
  written: string
}
/** How often each word of a text comes, by its common form. */
export type WordCounts = ReadonlyMap<string, WordCount>

export function countWords(text: string, language: Language = detectLanguage(text)): WordCounts {
  const counts = new Map<string, WordCount>()
  for (let at = 0; at < text.length;) {
    const end = at + PIECE >= text.length ? text.length : Math.max(text.lastIndexOf('\n', at + PIECE), at + PIECE / 2)
    for (const word of contentWords(text.slice(at, end), language)) {
      const form = stem(word)
      const known = counts.get(form)
      if (known === undefined) counts.set(form, { count: 1, written: word })
      else known.count++
    }
    at = end
  }
  return counts
}

interface Term {
  written: string
  documents: number[]
  counts: number[]
}

/**
 * BM25 over the words of both languages. A word of the question that a document does not have is looked for by
 * meaning: words whose vectors are near count for less, so that バス finds a page that only says bus.
 */
export class WordIndex {
  readonly #lengths: number[]
  readonly #averageLength: number
  readonly #terms = new Map<string, Term>()
  #meanings: Promise<Meanings> | undefined

  constructor(documents: readonly WordCounts[]) {
    this.#lengths = documents.map((counts) => [...counts.values()].reduce((sum, { count }) => sum + count, 0))
    this.#averageLength = Math.max(1, this.#lengths.reduce((sum, length) => sum + length, 0) / documents.length)
    for (const [document, counts] of documents.entries())
      for (const [form, { count, written }] of counts) {
        const term = this.#terms.get(form) ?? { written, documents: [], counts: [] }
        if (term.documents.length === 0) this.#terms.set(form, term)
        term.documents.push(document)
        term.counts.push(count)
      }
  }

  /** Numbers of documents, best first; what has next to nothing to do with the question is left out. */
  async search(question: string): Promise<{ document: number; score: number }[]> {
    const scores = new Map<number, number>()
    for (const [word, { written }] of countWords(question))
      for (const [document, score] of this.#scores(await this.#alike(word, written)))
        scores.set(document, (scores.get(document) ?? 0) + score)
    const found = [...scores].sort(([a, x], [b, y]) => y - x || a - b)
    const least = (found[0]?.[1] ?? 0) * RELEVANT
    return found.filter(([, score]) => score >= least).map(([document, score]) => ({ document, score }))
  }

  /** Words that stand for each other are as rare as all of them together: the rarest must not outweigh the one asked for. */
  *#scores(forms: readonly [form: string, weight: number][]): Generator<[document: number, score: number]> {
    const weights = new Map<number, number>()
    for (const [form, weight] of forms) {
      const term = this.#terms.get(form)
      for (const [i, document] of (term?.documents ?? []).entries()) {
        const count = term?.counts[i] ?? 0
        const length = (this.#lengths[document] ?? 0) / this.#averageLength
        const score = (weight * count * (K1 + 1)) / (count + K1 * (1 - B + B * length))
        weights.set(document, Math.max(weights.get(document) ?? 0, score))
      }
    }
    const rarity = Math.log(1 + (this.#lengths.length - weights.size + 0.5) / (weights.size + 0.5))
    for (const [document, weight] of weights) yield [document, rarity * weight]
  }

  /** The word itself, and words of the index that mean nearly the same. */
  async #alike(word: string, written: string): Promise<[form: string, weight: number][]> {
    this.#meanings ??= Meanings.of(this.#terms)
    const near = await (await this.#meanings).near(written)
    return [[word, 1], ...near.filter(([form]) => form !== word)]
  }
}

/** The words of an index as directions, one row each. */
class Meanings {
  readonly #forms: string[]
  readonly #rows: Float32Array
  readonly #width: number

  private constructor(forms: string[], rows: Float32Array, width: number) {
    this.#forms = forms
    this.#rows = rows
    this.#width = width
  }

  static async of(terms: ReadonlyMap<string, Term>): Promise<Meanings> {
    const forms: string[] = []
    const found: Float32Array[] = []
    for (const [form, { written }] of terms) {
      const direction = await directionOf(written)
      if (direction === undefined) continue
      forms.push(form)
      found.push(direction)
    }
    const width = found[0]?.length ?? 0
    const rows = new Float32Array(width * found.length)
    for (const [i, direction] of found.entries()) rows.set(direction, i * width)
    return new Meanings(forms, rows, width)
  }

  async near(word: string): Promise<[form: string, weight: number][]> {
    const direction = await directionOf(word)
    if (direction === undefined) return []
    const found: [string, number][] = []
    for (const [i, form] of this.#forms.entries()) {
      let cosine = 0
      for (let k = 0, at = i * this.#width; k < this.#width; k++, at++)
        cosine += (direction[k] ?? 0) * (this.#rows[at] ?? 0)
      if (cosine >= NEAR) found.push([form, NEAR_WEIGHT * cosine])
    }
    return found.sort((a, b) => b[1] - a[1]).slice(0, MOST_NEAR)
  }
}

async function directionOf(word: string): Promise<Float32Array | undefined> {
  if (/^\d+$/.test(word)) return undefined
  const known = await wordVectors(word)
  const [first] = known
  if (first === undefined) return undefined
  const sum = new Float32Array(first.direction.length)
  for (const { weight, direction } of known)
    for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + weight * (direction[k] ?? 0)
  const length = Math.hypot(...sum)
  return length === 0 ? undefined : sum.map((part) => part / length)
}
