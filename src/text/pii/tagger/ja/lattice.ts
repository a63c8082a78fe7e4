import { HIRAGANA, KANJI, KATAKANA, LOWER, UPPER } from '../characters.ts'
import { mix } from '../hash.ts'
import { NameTable } from '../name-table.ts'
import { COST_UNIT, WORD_GIVEN, WORD_SURNAME, type WordTable } from '../word-table.ts'

/** For each character the word it belongs to in the cheapest reading of the text, and what that word may be. */
export interface Reading {
  readonly start: Int32Array
  readonly end: Int32Array
  readonly classes: Uint8Array
  readonly hash: Int32Array
}

const EVERY_WORD = 4_000 / COST_UNIT
const UNKNOWN_WORD = 9_000 / COST_UNIT
const UNKNOWN_LETTER = 11_000 / COST_UNIT
const UNKNOWN_PAIR = 15_000 / COST_UNIT
const UNKNOWN_MARK = 3_000 / COST_UNIT
/** A given name after a surname is likelier than each alone. */
const WHOLE_NAME = 3_500 / COST_UNIT
const NEVER = 0x3fffffff

class LatticeRoom {
  best = new Int32Array(0)
  from = new Int32Array(0)
  classes = new Uint8Array(0)

  reset(length: number): void {
    if (this.best.length < length) {
      this.best = new Int32Array(length * 2)
      this.from = new Int32Array(length * 2)
      this.classes = new Uint8Array(length * 2)
    }
    this.best.fill(NEVER, 0, length)
    this.best[0] = 0
    this.classes[0] = 0
  }
}
const ROOM = new LatticeRoom()

/** The cheapest way to read the text as words of the table and unknown stretches (Viterbi over word costs). */
export function reading(text: string, kinds: Uint8Array, words: WordTable): Reading {
  const { length } = text
  ROOM.reset(length + 1)
  const { best } = ROOM
  for (let i = 0; i < length; i++) {
    if (best[i] === NEVER) continue
    const kind = kinds[i + 4] as number
    if (kind === KATAKANA || kind === UPPER || kind === LOWER) {
      let end = i + 1
      while (end < length && kinds[end + 4] === kind) end++
      step(i, end, UNKNOWN_WORD, 0)
    } else if (kind === KANJI || kind === HIRAGANA) {
      step(i, i + 1, UNKNOWN_LETTER, 0)
      if (kind === KANJI && kinds[i + 5] === KANJI && i + 2 <= length) step(i, i + 2, UNKNOWN_PAIR, 0)
    } else step(i, i + 1, UNKNOWN_MARK, 0)
    let hash = NameTable.start()
    let lengths = words.words.at(text, i)
    for (let end = i + 1; end <= length; end++) {
      lengths >>= 1
      if (lengths === 0) break
      hash = mix(hash, text.charCodeAt(end - 1))
      if ((lengths & 1) === 0) continue
      const slot = words.slot(hash)
      if (slot >= 0) step(i, end, words.costAt(slot), words.classesAt(slot))
    }
  }
  return path(text)
}

function step(start: number, end: number, cost: number, classes: number): void {
  const { best, from, classes: last } = ROOM
  let total = (best[start] as number) + cost + EVERY_WORD
  if (((last[start] as number) & 7) === WORD_SURNAME)
    if ((classes & 7) === WORD_GIVEN || ((classes >> 3) & 7) === WORD_GIVEN) total -= WHOLE_NAME
  if (total >= (best[end] as number)) return
  best[end] = total
  from[end] = start
  last[end] = classes
}

function path(text: string): Reading {
  const { length } = text
  const found = {
    start: new Int32Array(length),
    end: new Int32Array(length),
    classes: new Uint8Array(length),
    hash: new Int32Array(length),
  }
  for (let end = length; end > 0;) {
    const start = ROOM.from[end] as number
    const classes = ROOM.classes[end] as number
    let hash = 991
    for (let i = start; i < end; i++) hash = mix(hash, text.charCodeAt(i))
    for (let i = start; i < end; i++) {
      found.start[i] = start
      found.end[i] = end
      found.classes[i] = classes
      found.hash[i] = hash
    }
    end = start
  }
  return found
}
