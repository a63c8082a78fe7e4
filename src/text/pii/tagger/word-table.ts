import { NameTable } from './name-table.ts'
import { StartLengths } from './start-lengths.ts'

/** What a word is: the first class of a word is the cheaper one, the second what it is besides. */
export const WORD_SURNAME = 1
export const WORD_GIVEN = 2
export const WORD_PERSON = 3
export const WORD_PLACE = 4
export const WORD_PROPER = 5
export const WORD_NOUN = 6
export const WORD_OTHER = 7
/** How much likelier the first class is than the second: by much, or clearly. */
export const WORD_BY_FAR = 64
export const WORD_RATHER = 128

/** A stored cost of 1 stands for this much of the dictionary's. */
export const COST_UNIT = 100

/** Words with their classes (8 bits) and their cost: the rarer a word, the dearer it is. */
export class WordTable {
  readonly #table: NameTable
  readonly #costs: Uint8Array
  /** How long the words, and how long the names of the other table are that begin with two units: see `StartLengths`. */
  readonly words: StartLengths
  readonly names: StartLengths

  constructor({ slots, costs, wordLengths, nameLengths }: WordTableParts) {
    if (costs.length !== slots.length) throw new RangeError('the words have the wrong size')
    this.#table = new NameTable(slots)
    this.#costs = costs
    this.words = new StartLengths(wordLengths)
    this.names = new StartLengths(nameLengths)
  }

  static build(
    words: ReadonlyMap<string, { readonly classes: number; readonly cost: number }>,
    names: Iterable<string>,
  ): WordTableParts {
    const size = Math.ceil(words.size / 0.88) | 1
    const slots = NameTable.build(
      Array.from(words, ([word, { classes }]) => [word, classes] as const),
      size,
    )
    const costs = new Uint8Array(size)
    const table = new NameTable(slots)
    for (const [word, { cost }] of words) {
      const slot = table.slot(NameTable.hashOf(word, 0, word.length))
      costs[slot] = Math.max(0, Math.min(255, Math.round(cost / COST_UNIT)))
    }
    return { slots, costs, wordLengths: StartLengths.build(words.keys()), nameLengths: StartLengths.build(names) }
  }

  /** Where the string hashed so far is kept, -1 when it is no word. */
  slot(hash: number): number {
    return this.#table.slot(hash)
  }

  classesAt(slot: number): number {
    return this.#table.flagsAt(slot)
  }

  costAt(slot: number): number {
    return this.#costs[slot] as number
  }

  classesOf(text: string, start: number, end: number): number {
    return this.#table.flags(NameTable.hashOf(text, start, end))
  }
}

export interface WordTableParts {
  readonly slots: Uint32Array
  readonly costs: Uint8Array
  readonly wordLengths: Uint16Array
  readonly nameLengths: Uint16Array
}
