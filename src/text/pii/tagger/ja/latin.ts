import { LOWER, UPPER } from '../characters.ts'
import type { Stretches } from './stretches.ts'
import { NameTable } from '../name-table.ts'

const LONGEST = 20
const CAPITALS = 1
const SMALL = 2
const CAPITALISED = 3
const MIXED = 4

/** For each character of a word in Latin letters what the English lists know it as, and how it is written. */
export interface LatinWords {
  readonly flags: Uint8Array
  readonly shape: Uint8Array
}

export function latinWords(text: string, kinds: Uint8Array, runs: Stretches, table: NameTable): LatinWords {
  const flags = new Uint8Array(text.length)
  const shape = new Uint8Array(text.length)
  for (let i = 0; i < text.length;) {
    const end = runs.end[i] as number
    const kind = kinds[i + 4] as number
    if (kind === UPPER || kind === LOWER) {
      const word = text.slice(i, end)
      shape.fill(shapeOf(word), i, end)
      if (word.length > 1 && word.length < LONGEST) flags.fill(table.flagsOf(word.toLowerCase()), i, end)
    }
    i = end
  }
  return { flags, shape }
}

function shapeOf(word: string): number {
  if (word === word.toUpperCase()) return CAPITALS
  if (word === word.toLowerCase()) return SMALL
  return /^[A-Z][a-z]+$/.test(word) ? CAPITALISED : MIXED
}
