import type { FileWordRow, IndexStore } from './index-store.ts'

const decoder = new TextDecoder()

/** The words of one file, ready to be scored. */
export interface WordDocument {
  path: string
  /** Positions in the list of all words, and three counts each: code, comments, strings. */
  ids: Int32Array
  counts: Uint8Array
  lengths: readonly [number, number, number]
}

/** Which words stand in which files. Read from the store at the first search, then kept with the files. */
export class WordIndex {
  readonly #store: IndexStore
  readonly #ids = new Map<string, number>()
  readonly #texts: string[] = []
  #documents = new Map<string, WordDocument>()
  /** Documents by number; one that has changed since has a new number and leaves a hole. */
  #numbered: (WordDocument | undefined)[] = []
  #numberOf = new Map<string, number>()
  /** For each word, in turn: the number of a document, and where among its words. */
  #postings: number[][] = []
  #isRead = false

  constructor(store: IndexStore) {
    this.#store = store
  }

  get documents(): ReadonlyMap<string, WordDocument> {
    this.#read()
    return this.#documents
  }

  /** Every distinct word, by its position. */
  get texts(): readonly string[] {
    this.#read()
    return this.#texts
  }

  idOf(word: string): number | undefined {
    this.#read()
    return this.#ids.get(word)
  }

  /** Every document that holds a word, and where its counts begin. */
  *standing(id: number): Generator<{ document: WordDocument; at: number }> {
    this.#read()
    const posted = this.#postings[id] ?? []
    for (let n = 0; n < posted.length; n += 2) {
      const document = this.#numbered[posted[n] ?? -1]
      if (document !== undefined) yield { document, at: (posted[n + 1] ?? 0) * 3 }
    }
  }

  filesOf(id: number): string[] {
    return Array.from(this.standing(id), ({ document }) => document.path)
  }

  has(path: string): boolean {
    this.#read()
    return this.#documents.has(path)
  }

  changed(paths: readonly string[]): void {
    if (!this.#isRead) return
    for (const path of paths) {
      const number = this.#numberOf.get(path)
      if (number !== undefined) this.#numbered[number] = undefined
      this.#documents.delete(path)
    }
    for (const row of this.#store.words(paths)) this.#add(row)
  }

  #read(): void {
    if (this.#isRead) return
    this.#isRead = true
    for (const row of this.#store.words()) this.#add(row)
  }

  #add({ path, words, counts, lengths }: FileWordRow): void {
    if (words.length === 0) return
    const texts = decoder.decode(words.subarray(0, -1)).split('\n')
    const ids = new Int32Array(texts.length)
    const number = this.#numbered.length
    for (const [n, text] of texts.entries()) {
      let id = this.#ids.get(text)
      if (id === undefined) {
        id = this.#texts.push(text) - 1
        this.#ids.set(text, id)
        this.#postings.push([])
      }
      ids[n] = id
      this.#postings[id]?.push(number, n)
    }
    const document = { path, ids, counts, lengths }
    this.#numbered.push(document)
    this.#numberOf.set(path, number)
    this.#documents.set(path, document)
  }
}
