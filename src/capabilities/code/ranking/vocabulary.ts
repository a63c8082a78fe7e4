import { wordVectors } from '#text/index.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { termsOfWord } from './terms.ts'

/** Where a term stands: the words of the index it is a part of, and the files that define it or have it in their path. */
interface Standing {
  words: number[]
  defined: Map<string, number>
  paths: Set<string>
}

/** The terms of one state of an index. Made anew after a change, at the next request. */
export class Vocabulary {
  readonly change: number
  readonly terms = new Map<string, Standing>()
  readonly meanLengths: [number, number, number]
  readonly files: number
  #vectors: Promise<{ term: string; direction: Float32Array }[]> | undefined

  constructor(index: CodeIndex) {
    this.change = index.change
    for (const [id, word] of index.words.texts.entries())
      for (const term of termsOfWord(word)) this.#at(term).words.push(id)
    for (const { path, outline } of index.files.values()) {
      for (const term of new Set(path.split(/[/.]/).flatMap(termsOfWord))) this.#at(term).paths.add(path)
      for (const { name } of outline.symbols)
        for (const term of termsOfWord(name)) {
          const { defined } = this.#at(term)
          defined.set(path, (defined.get(path) ?? 0) + 1)
        }
    }
    const sums: [number, number, number] = [0, 0, 0]
    for (const { lengths } of index.words.documents.values())
      for (const field of [0, 1, 2] as const) sums[field] += lengths[field]
    this.files = Math.max(1, index.words.documents.size)
    this.meanLengths = [sums[0] / this.files, sums[1] / this.files, sums[2] / this.files]
  }

  /** Terms of the code that mean what a word means, in either language, with how alike they are. */
  async alike(word: string, most: number): Promise<{ term: string; alike: number }[]> {
    const meant = await wordVectors(word)
    const all = await (this.#vectors ??= this.#directions())
    const found = all.map(({ term, direction }) => ({
      term,
      alike: Math.max(0, ...meant.map((each) => dot(each.direction, direction))),
    }))
    return found
      .filter(({ alike }) => alike > 0.5)
      .toSorted((a, b) => b.alike - a.alike || (a.term < b.term ? -1 : 1))
      .slice(0, most)
  }

  async #directions(): Promise<{ term: string; direction: Float32Array }[]> {
    const found: { term: string; direction: Float32Array }[] = []
    for (const [term, { words, defined }] of this.terms) {
      // What stands in one file only by chance is not worth a comparison.
      if (defined.size === 0 && words.length < 2) continue
      const vectors = await wordVectors(term)
      if (vectors.length === 1 && vectors[0] !== undefined) found.push({ term, direction: vectors[0].direction })
    }
    return found
  }

  #at(term: string): Standing {
    const known = this.terms.get(term)
    if (known !== undefined) return known
    const made: Standing = { words: [], defined: new Map(), paths: new Set() }
    this.terms.set(term, made)
    return made
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let n = 0; n < a.length; n++) sum += (a[n] ?? 0) * (b[n] ?? 0)
  return sum
}

const KEPT = new WeakMap<CodeIndex, Vocabulary>()

export function vocabularyOf(index: CodeIndex): Vocabulary {
  const known = KEPT.get(index)
  if (known?.change === index.change) return known
  const made = new Vocabulary(index)
  KEPT.set(index, made)
  return made
}
