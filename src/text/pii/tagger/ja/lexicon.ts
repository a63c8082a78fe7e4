import type { NameTable } from '../name-table.ts'
import type { WordTable } from '../word-table.ts'

/** What the Japanese tagger knows of words before it reads a text. */
export interface JapaneseLexicon {
  /** What a string is known as: surname, given name, place, word, … (`ja-dictionary.ts`). */
  readonly table: NameTable
  /** The words of the language with what they are and what they cost (`ja-lattice.ts`). */
  readonly words: WordTable
  /** What a word in Latin letters is known as, as in English texts. */
  readonly latin: NameTable
  /** The group of meaning of a common word, 1 and up. */
  readonly senses: NameTable
  /** Weights of the katakana letter groups that tell names from places and words (`ja-kana.ts`). */
  readonly kana: Int8Array
}
