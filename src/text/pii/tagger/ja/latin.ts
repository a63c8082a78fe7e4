import { LOWER, UPPER } from '../characters.ts'
import type { FeatureWriter } from '../feature-writer.ts'
import type { Stretches } from './runs.ts'
import { NameTable } from '../name-table.ts'
import type { Page } from './page.ts'

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

export function latinFeatures(out: FeatureWriter, page: Page, i: number): void {
  const kind = page.kinds[i + 4]
  if (kind !== UPPER && kind !== LOWER) return
  const { text, units, runs, chains, latin, read } = page
  const start = runs.start[i] as number
  const end = runs.end[i] as number
  const from = chains.start[i] as number
  const to = chains.end[i] as number
  const before = units[from + 3] as number
  const after = units[to + 4] as number
  const flags = latin.flags[i] as number
  const shape = latin.shape[i] as number
  out.putThree(142, flags, shape, (from === start ? 1 : 0) + (to === end ? 2 : 0))
  out.putThree(143, flags, before, after)
  out.putThree(144, shape, before, after)
  out.putFour(145, flags, shape, start > 1 && text[start - 1] === ' ' ? 1 : 0, text[end] === ' ' ? 1 : 0)
  const word = read.start[i] as number
  const next = read.end[i] as number
  const left = word > 0 ? (read.classes[word - 1] as number) & 63 : 63
  const right = next < text.length ? (read.classes[next] as number) & 63 : 63
  out.putThree(146, flags, left, right)
}
