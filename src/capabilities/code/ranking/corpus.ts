import { type FileKind, kindOf } from './files/kind.ts'
import type { RankedFile } from './files/ranked-file.ts'
import { FIELDS, pack } from './scoring/fields.ts'
import { cutWord } from './words/terms.ts'

const PATH = 0
const DEFINITIONS = 1
const COMMENTS = 2
const WIDTH = FIELDS.length
const MOST_KNOWN = 300_000

/** One file, ready to be scored: about eight bytes for each distinct term. */
export interface RankedDocument {
  path: string
  kind: FileKind
  /** Sorted, so that a term is found by halving. */
  ids: Int32Array
  /** One packed number for each id: its counts by field. */
  counts: Int32Array
  /** Terms in each field. */
  lengths: Float64Array
  imports: readonly string[]
  definitions: number
  size: number
}

/**
 * The files of a repository as terms by field. There are no posting lists: a request has some twenty terms, and looking
 * them up in every file costs less than keeping lists true while files change.
 */
export class Corpus {
  readonly #ids = new Map<string, number>()
  readonly #words: string[] = []
  readonly #known = new Map<string, readonly number[]>()
  readonly #documents = new Map<string, RankedDocument>()
  /** Counts every change, so that what is worked out of the corpus can be kept until the next one. */
  change = 0

  set(file: RankedFile): void {
    this.#documents.set(file.path, this.#documentOf(file))
    this.change++
  }

  delete(path: string): void {
    if (this.#documents.delete(path)) this.change++
  }

  get(path: string): RankedDocument | undefined {
    return this.#documents.get(path)
  }

  get size(): number {
    return this.#documents.size
  }

  documents(): IterableIterator<RankedDocument> {
    return this.#documents.values()
  }

  idOf(term: string): number | undefined {
    return this.#ids.get(term)
  }

  /** Every term ever seen, by its id, in a form in which it stood somewhere. */
  get words(): readonly string[] {
    return this.#words
  }

  #documentOf(file: RankedFile): RankedDocument {
    const counts = new Map<number, number[]>()
    const lengths = new Float64Array(WIDTH)
    const add = (word: string, field: number, times: number) => {
      for (const id of this.#idsOf(word)) {
        let row = counts.get(id)
        if (row === undefined) counts.set(id, (row = [0, 0, 0, 0, 0]))
        row[field] = (row[field] ?? 0) + times
        lengths[field] = (lengths[field] ?? 0) + times
      }
    }
    for (const word of file.path.split(/[/.]/)) add(word, PATH, 1)
    for (const name of file.definitions) add(name, DEFINITIONS, 1)
    for (const [n, word] of file.words.entries()) {
      const [code = 0, comments = 0, strings = 0] = file.counts.subarray(n * 3, n * 3 + 3)
      if (comments > 0) add(word, COMMENTS, comments)
      if (strings > 0) add(word, COMMENTS + 1, strings)
      if (code > 0) add(word, COMMENTS + 2, code)
    }
    const ids = Int32Array.from(counts.keys()).sort()
    return {
      path: file.path,
      kind: kindOf(file.path),
      ids,
      counts: ids.map((id) => pack(counts.get(id) ?? [], 0)),
      lengths,
      imports: file.imports,
      definitions: file.definitions.length,
      size: file.size,
    }
  }

  /** The numbers of a word's terms: the same words stand in most files. */
  #idsOf(word: string): readonly number[] {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const ids = cutWord(word).map((term) => this.#idFor(term, word))
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(word, ids)
    return ids
  }

  #idFor(term: string, word: string): number {
    const known = this.#ids.get(term)
    if (known !== undefined) return known
    const id = this.#words.push(surfaceOf(term, word)) - 1
    this.#ids.set(term, id)
    return id
  }
}

/** The part of a word that a term was made of: dictionaries know `router`, not what a stemmer leaves of it. */
function surfaceOf(term: string, word: string): string {
  const lower = word.toLowerCase()
  const at = lower.indexOf(term.slice(0, 3))
  return at === -1 ? term : (/^[a-z]+/.exec(lower.slice(at))?.[0] ?? term)
}

/** The packed counts of a term in a file; 0 where it has none. */
export function countsOf({ ids, counts }: RankedDocument, id: number): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ids[middle] ?? 0
    if (found === id) return counts[middle] ?? 0
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return 0
}
