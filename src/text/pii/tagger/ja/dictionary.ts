import { HIRAGANA, KANJI, KATAKANA, kindOf } from '../characters.ts'
import { mix } from '../hash.ts'
import { NameTable } from '../name-table.ts'
import type { StartLengths } from '../start-lengths.ts'

export const SURNAME = 1
export const GIVEN = 2
export const PLACE = 4
export const ORGANISATION = 8
/** With WORD a noun for a person (俳優, 妻), beside which a name often stands; without it the full name of somebody known. */
export const PERSON_NOUN = 16
export const UNCLASSIFIED = 32
export const WORD = 64
/** A surname that opens at least two full names of the dictionary, or a foreign name that somebody in it bears. */
export const COMMON_SURNAME = 128

export const FLAGS = 8
const LONGEST = 8
/** Names that begin in kanji or hiragana are shorter than foreign ones. */
const LONGEST_MIXED = 6

export interface Dictionary {
  /** Per character and flag (FLAGS a character), where in the longest match it stands: (length, offset) packed, else 0. */
  readonly cover: Uint8Array
  /** Where the character stands in a surname followed by a given name, 0 when there is none. */
  readonly parse: Int32Array
  /** The kinds of the characters around that parse, or around the longest name match. */
  readonly edges: Int32Array
  readonly startFlags: Int32Array
}

export function dictionary(text: string, kinds: Uint8Array, table: NameTable, names: StartLengths): Dictionary {
  const length = text.length
  const cover = new Uint8Array(length * FLAGS)
  const parse = new Int32Array(length)
  const edges = new Int32Array(length)
  const startFlags = new Int32Array(length + 1)
  const matches = new Uint8Array(length * (LONGEST + 1))
  for (let i = 0; i < length; i++) {
    const kind = kinds[i + 4] ?? 0
    if (kind < HIRAGANA || kind > KANJI || (kind === KATAKANA && kinds[i + 3] === KATAKANA)) continue
    const reach = kind === KATAKANA ? LONGEST : LONGEST_MIXED
    let lengths = names.at(text, i)
    let h = NameTable.start()
    let longest = 0
    for (let size = 1; size <= reach && i + size <= length; size++) {
      const last = kinds[i + size + 3] ?? 0
      lengths >>= 1
      if (lengths === 0 || last < HIRAGANA || last > KANJI) break
      h = mix(h, text.charCodeAt(i + size - 1))
      if ((lengths & 1) === 0 || (kind === KATAKANA && kinds[i + size + 4] === KATAKANA)) continue
      const flags = table.flags(h)
      if (flags === 0) continue
      matches[i * (LONGEST + 1) + size] = flags
      longest = size
      if (size === 1) continue
      coverWith(cover, flags, i, size)
    }
    startFlags[i] = longest === 0 ? 0 : (longest << 8) | (matches[i * (LONGEST + 1) + longest] ?? 0)
  }
  for (let i = 0; i < length; i++) parseAt(i, length, matches, kinds, parse, edges)
  return { cover, parse, edges, startFlags }
}

function coverWith(cover: Uint8Array, flags: number, start: number, size: number): void {
  for (let type = 0; type < FLAGS; type++) {
    if ((flags & (1 << type)) === 0) continue
    for (let k = 0, at = start * FLAGS + type; k < size; k++, at += FLAGS)
      if ((cover[at] as number) >> 4 < size) cover[at] = (size << 4) | (k + 1)
  }
}

/** The longest surname + given name that begins here, if it is longer than one already standing on these characters. */
function parseAt(
  i: number,
  length: number,
  matches: Uint8Array,
  kinds: Uint8Array,
  parse: Int32Array,
  edges: Int32Array,
): void {
  let best = 0
  let bestSurname = 0
  let gap = 0
  for (let s = 1; s <= 4; s++) {
    const surname = matches[i * (LONGEST + 1) + s] ?? 0
    if ((surname & SURNAME) === 0) continue
    const space = i + s < length && kindOf(0x20) === kinds[i + s + 4] ? 1 : 0
    for (let g = 1; g <= 4; g++) {
      const at = i + s + space
      if (at >= length) break
      const given = matches[at * (LONGEST + 1) + g] ?? 0
      if ((given & GIVEN) === 0 || s + g < 3) continue
      const score = (s + g) * 4 + ((surname & COMMON_SURNAME) === 0 ? 0 : 2) + (s === 2 ? 1 : 0)
      if (score > best) {
        best = score
        bestSurname = s
        gap = space
      }
    }
  }
  if (best === 0) return
  const total = (best >> 2) + gap
  for (let k = 0; k < total && i + k < length; k++) if ((parse[i + k] ?? 0) >> 12 >= best) return
  const edge = ((kinds[i + 3] ?? 0) << 4) | (kinds[i + total + 4] ?? 0)
  const common = best & 3
  for (let k = 0; k < total && i + k < length; k++) {
    const role = k < bestSurname ? 1 : k < bestSurname + gap ? 2 : 3
    parse[i + k] = (best << 12) | (common << 10) | (role << 8) | (Math.min(k, 15) << 4) | Math.min(total - k, 15)
    edges[i + k] = edge + 1
  }
}
