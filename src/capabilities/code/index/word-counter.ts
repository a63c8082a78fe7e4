import { CODE, endOfSpan, type Mark, markAt, marksOf } from '../languages/fields.ts'
import type { Lexis } from '../languages/lexis.ts'

const MOST_WORDS = 400_000
/** A longer run of letters is data, and is known by its beginning. */
const LONGEST_WORD = 128

/** Letters, digits, `_`, `$` and everything that is not ASCII: what a search may ask for as one word. */
const IS_WORD = new Uint8Array(256)
for (let byte = 0; byte < 256; byte++) IS_WORD[byte] = byte >= 128 || /[\w$]/.test(String.fromCharCode(byte)) ? 1 : 0

/** The words of one file, each followed by a newline, with how often each stands in code, comments and strings (255 at most). */
export interface FileWords {
  words: Uint8Array
  counts: Uint8Array
  lengths: [number, number, number]
}

/** Counts words of many files. Every distinct word is kept once, whatever file it stands in. */
export class WordCounter {
  #table = new Int32Array(1 << 17).fill(-1)
  #hashes = new Int32Array(1 << 16)
  /** The bytes of all words, one behind the other; word `id` ends where `id + 1` begins. */
  #pool = new Uint8Array(1 << 20)
  #starts = new Int32Array((1 << 16) + 1)
  #counts = new Uint8Array(3 << 16)
  #known = 0
  #seen = new Int32Array(1 << 14)
  #distinct = 0

  count(file: Uint8Array, lexis: Lexis): FileWords {
    if (this.#known > MOST_WORDS) this.#forget()
    const marks = marksOf(lexis)
    const lengths: [number, number, number] = [0, 0, 0]
    const length = file.length
    let at = 0
    while (at < length) {
      const byte = file[at] as number
      if (IS_WORD[byte] === 1) {
        at = this.#word(file, at, length, CODE)
        lengths[CODE]++
        continue
      }
      const mark: Mark | undefined = marks[byte] === undefined ? undefined : markAt(file, at, marks[byte])
      if (mark === undefined) {
        at++
        continue
      }
      const end = endOfSpan(file, at + mark.open.length, mark)
      while (at < end)
        if (IS_WORD[file[at] as number] === 1) {
          at = this.#word(file, at, end, mark.field)
          lengths[mark.field]++
        } else at++
    }
    return { ...this.#take(), lengths }
  }

  /** Counts the word that begins here and answers where it ends. */
  #word(file: Uint8Array, from: number, most: number, field: number): number {
    let at = from
    let hash = 0
    while (at < most && IS_WORD[file[at] as number] === 1) hash = (Math.imul(hash, 31) + (file[at++] as number)) | 0
    const to = Math.min(at, from + LONGEST_WORD)
    const id = this.#idOf(file, from, to, hash)
    const counts = this.#counts
    const n = id * 3
    if (counts[n] === 0 && counts[n + 1] === 0 && counts[n + 2] === 0) {
      if (this.#distinct === this.#seen.length) this.#seen = grown(this.#seen, new Int32Array(this.#seen.length * 2))
      this.#seen[this.#distinct++] = id
    }
    const count = counts[n + field] as number
    if (count < 255) counts[n + field] = count + 1
    return at
  }

  #take(): Omit<FileWords, 'lengths'> {
    const seen = this.#seen
    const starts = this.#starts
    const pool = this.#pool
    let size = 0
    for (let n = 0; n < this.#distinct; n++) {
      const id = seen[n] as number
      size += (starts[id + 1] as number) - (starts[id] as number) + 1
    }
    const words = new Uint8Array(size)
    const counts = new Uint8Array(this.#distinct * 3)
    let at = 0
    for (let n = 0; n < this.#distinct; n++) {
      const id = seen[n] as number
      const end = starts[id + 1] as number
      for (let from = starts[id] as number; from < end; from++) words[at++] = pool[from] as number
      words[at++] = 10
      for (let field = 0; field < 3; field++) {
        counts[n * 3 + field] = this.#counts[id * 3 + field] as number
        this.#counts[id * 3 + field] = 0
      }
    }
    this.#distinct = 0
    return { words, counts }
  }

  #idOf(file: Uint8Array, from: number, to: number, hash: number): number {
    const table = this.#table
    const mask = table.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    for (;;) {
      const id = table[slot] as number
      if (id === -1) return this.#insert(slot, file, from, to, hash)
      if (this.#hashes[id] === hash && this.#isWord(id, file, from, to)) return id
      slot = (slot + 1) & mask
    }
  }

  #isWord(id: number, file: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[id] as number
    if ((this.#starts[id + 1] as number) - start !== to - from) return false
    const pool = this.#pool
    for (let n = from; n < to; n++) if (pool[start + n - from] !== file[n]) return false
    return true
  }

  #insert(slot: number, file: Uint8Array, from: number, to: number, hash: number): number {
    const id = this.#known++
    const start = this.#starts[id] as number
    const end = start + to - from
    if (end > this.#pool.length) this.#pool = grown(this.#pool, new Uint8Array(this.#pool.length * 2))
    for (let n = from; n < to; n++) this.#pool[start + n - from] = file[n] as number
    if (id + 1 >= this.#hashes.length) {
      this.#hashes = grown(this.#hashes, new Int32Array(this.#hashes.length * 2))
      this.#starts = grown(this.#starts, new Int32Array(this.#starts.length * 2))
      this.#counts = grown(this.#counts, new Uint8Array(this.#counts.length * 2))
    }
    this.#starts[id + 1] = end
    this.#hashes[id] = hash
    this.#table[slot] = id
    if (this.#known * 2 > this.#table.length) this.#rehash()
    return id
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 2).fill(-1)
    const mask = table.length - 1
    for (let id = 0; id < this.#known; id++) {
      const hash = this.#hashes[id] as number
      let slot = (hash ^ (hash >>> 15)) & mask
      while (table[slot] !== -1) slot = (slot + 1) & mask
      table[slot] = id
    }
    this.#table = table
  }

  /** Keeps the memory of a thread bounded on a repository of any size. */
  #forget(): void {
    this.#table.fill(-1)
    this.#known = 0
  }
}

function grown<T extends Int32Array | Uint8Array>(from: T, into: T): T {
  into.set(from)
  return into
}
