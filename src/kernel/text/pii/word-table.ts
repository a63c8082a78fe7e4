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
const LONGEST = 15

/** Words with their classes (8 bits) and their cost: the rarer a word, the dearer it is. */
export class WordTable {
  readonly #names: NameTable
  readonly #costs: Uint8Array
  /** How long the words and names are that begin with two units, by a hash of these: bit n for n units. */
  readonly #lengths: Uint16Array

  constructor({ slots, costs, lengths }: WordTableParts) {
    if (costs.length !== slots.length || lengths.length !== PAIRS) throw new RangeError('the words have the wrong size')
    this.#names = new NameTable(slots)
    this.#costs = costs
    this.#lengths = lengths
  }

  /** `others` are strings that are looked for in the same text, so that their search too knows where to look. */
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
    const lengths = new Uint16Array(PAIRS)
    const names = new NameTable(slots)
    for (const [word, { cost }] of words) {
      costs[names.slot(NameTable.hashOf(word, 0, word.length))] = Math.max(
        0,
        Math.min(255, Math.round(cost / COST_UNIT)),
      )
    }
    for (const text of [...words.keys(), ...others]) {
      const pair = pairOf(text.charCodeAt(0), text.length > 1 ? text.charCodeAt(1) : 0)
      lengths[pair] = (lengths[pair] ?? 0) | (1 << Math.min(text.length, LONGEST))
    }
    return { slots, costs, lengths }
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

  /** Which lengths a word or name that begins at this place of the text can have: bit n for n units. */
  lengths(text: string, at: number): number {
    const first = text.charCodeAt(at)
    const alone = this.#lengths[pairOf(first, 0)] as number
    return at + 1 < text.length ? alone | (this.#lengths[pairOf(first, text.charCodeAt(at + 1))] as number) : alone
  }
}

export interface WordTableParts {
  readonly slots: Uint32Array
  readonly costs: Uint8Array
  readonly lengths: Uint16Array
}

function pairOf(first: number, second: number): number {
  return mix(mix(0x2f0b, first), second) >>> 16
}
