import { mix } from './hash.ts'
import { NameTable } from './name-table.ts'

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
const PAIRS = 2 ** 16

/** Words with their classes (8 bits) and their cost: the rarer a word, the dearer it is. */
export class WordTable {
  readonly #names: NameTable
  readonly #costs: Uint8Array
  /** The longest word or name that begins with two units, by a hash of these. */
  readonly #reach: Uint8Array

  constructor(slots: Uint32Array, costs: Uint8Array, reach: Uint8Array) {
    if (costs.length !== slots.length || reach.length !== PAIRS) throw new RangeError('the words have the wrong size')
    this.#names = new NameTable(slots)
    this.#costs = costs
    this.#reach = reach
  }

  /** `others` are strings that are looked for in the same text, so that their search can stop as early. */
  static build(
    words: ReadonlyMap<string, { readonly classes: number; readonly cost: number }>,
    others: Iterable<string>,
  ): WordTableParts {
    const size = Math.ceil(words.size / 0.88) | 1
    const slots = NameTable.build(
      Array.from(words, ([word, { classes }]) => [word, classes] as const),
      size,
    )
    const costs = new Uint8Array(size)
    const reach = new Uint8Array(PAIRS)
    const names = new NameTable(slots)
    for (const [word, { cost }] of words) {
      costs[names.slot(NameTable.hashOf(word, 0, word.length))] = Math.max(
        0,
        Math.min(255, Math.round(cost / COST_UNIT)),
      )
    }
    for (const text of [...words.keys(), ...others]) {
      const pair = pairOf(text.charCodeAt(0), text.length > 1 ? text.charCodeAt(1) : 0)
      reach[pair] = Math.max(reach[pair] ?? 0, text.length)
    }
    return { slots, costs, reach }
  }

  /** Where the string hashed so far is kept, -1 when it is no word. */
  slot(hash: number): number {
    return this.#names.slot(hash)
  }

  classesAt(slot: number): number {
    return this.#names.flagsAt(slot)
  }

  costAt(slot: number): number {
    return this.#costs[slot] as number
  }

  classesOf(text: string, start: number, end: number): number {
    return this.#names.flags(NameTable.hashOf(text, start, end))
  }

  /** No word or name that begins at this place of the text is longer. */
  reach(text: string, at: number): number {
    const first = text.charCodeAt(at)
    const alone = this.#reach[pairOf(first, 0)] as number
    return at + 1 < text.length ? Math.max(alone, this.#reach[pairOf(first, text.charCodeAt(at + 1))] as number) : alone
  }
}

export interface WordTableParts {
  readonly slots: Uint32Array
  readonly costs: Uint8Array
  readonly reach: Uint8Array
}

function pairOf(first: number, second: number): number {
  return mix(mix(0x2f0b, first), second) >>> 16
}
