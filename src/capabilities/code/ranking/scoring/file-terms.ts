import type { SourceText } from '../files/source-text.ts'

/** Where the terms of a request stand in one text. */
export interface FileTerms {
  lines: number
  /** Words before the end of each line, by its number; nothing before line 1. */
  words: Int32Array
  /** Pairs in the order of the text: a line, a term by its place in the request. */
  found: readonly number[]
}

const NONE: readonly number[] = []

/** Finds terms in many texts, each distinct word of them looked at once. */
export class TermReader {
  readonly #termsIn: (word: string) => readonly number[]
  /** By the number of a word, for each spelling that texts were cut by: most often there is one. */
  readonly #known = new Map<readonly string[], (readonly number[])[]>()

  constructor(termsIn: (word: string) => readonly number[]) {
    this.#termsIn = termsIn
  }

  read({ words: { numbers, spelled } }: SourceText): FileTerms {
    let known = this.#known.get(spelled)
    if (known === undefined) this.#known.set(spelled, (known = []))
    const words: number[] = [0]
    const found: number[] = []
    let line = 1
    let count = 0
    for (const number of numbers) {
      if (number === -1) {
        words.push(count)
        line++
        continue
      }
      count++
      const terms = (known[number] ??= this.#lookUp(spelled[number] ?? ''))
      for (let n = 0; n < terms.length; n++) found.push(line, terms[n] ?? 0)
    }
    return { lines: words.length - 1, words: Int32Array.from(words), found }
  }

  #lookUp(word: string): readonly number[] {
    const terms = this.#termsIn(word)
    return terms.length === 0 ? NONE : terms
  }
}
