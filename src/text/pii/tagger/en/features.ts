import { tokens, type Tokens } from './tokens.ts'
import { type FeatureRoom, FeatureWriter } from '../feature-writer.ts'
import { hashRange, mix } from '../hash.ts'
import { NameTable } from '../name-table.ts'
import type { Features } from '../tagger-model.ts'

export const EN_GIVEN = 1
export const EN_SURNAME = 2
export const EN_PLACE = 4
export const EN_COUNTRY = 8
/** A word of the language; with EN_RARE one that is seldom met. */
export const EN_WORD = 16
export const EN_RARE = 32
/** Common as a name in English-speaking countries. */
export const EN_FREQUENT = 64
export const EN_STREET = 128

const SLOTS = 52
const PAD = 3
const LOWER_CASE = 10

/** What each token looks like, with PAD empty tokens on both sides so that neighbours need no bounds check. */
interface Faces {
  readonly word: Int32Array
  readonly shape: Int32Array
  readonly flags: Int32Array
  readonly run: Int32Array
  readonly line: Int32Array
}

export interface TokenFeatures {
  readonly tokens: Tokens
  readonly features: Features
}

/** The features of every token of an English text. Changing anything here means training again. */
export function englishFeatures(
  text: string,
  lower: string,
  table: NameTable,
  bits: number,
  room?: FeatureRoom,
): TokenFeatures {
  const found = tokens(text)
  const { length } = found
  const out = new FeatureWriter(length, SLOTS, bits, room)
  const faces = look(text, lower, found, table)
  const { word, shape, flags } = faces
  const uncased = text === lower ? 1 : 0
  for (let i = 0; i < length; i++) {
    out.moveTo(i)
    const p = i + PAD
    const w3 = word[p - 3] ?? 0
    const w2 = word[p - 2] ?? 0
    const w1 = word[p - 1] ?? 0
    const w = word[p] ?? 0
    const n1 = word[p + 1] ?? 0
    const n2 = word[p + 2] ?? 0
    const s1 = shape[p - 1] ?? 0
    const s = shape[p] ?? 0
    const t1 = shape[p + 1] ?? 0
    const f1 = flags[p - 1] ?? 0
    const f = flags[p] ?? 0
    const g1 = flags[p + 1] ?? 0
    if (uncased === 0 && isPlain(s, f)) {
      out.putOne(60, s)
      out.putOne(61, w)
      out.putTwo(62, w1, w)
      out.putTwo(63, w, n1)
      out.putTwo(64, s1, t1)
      out.putThree(65, f1, g1, t1)
      out.putThree(66, w, s1, t1)
      out.close(i)
      continue
    }
    out.putOne(1, uncased)
    out.putOne(2, w)
    out.putOne(3, w1)
    out.putOne(4, n1)
    out.putOne(5, w2)
    out.putOne(6, n2)
    out.putTwo(7, w1, w)
    out.putTwo(8, w, n1)
    out.putTwo(9, w2, w1)
    out.putTwo(10, n1, n2)
    out.putTwo(11, w1, n1)
    out.putThree(12, w3, w2, w1)
    out.putOne(13, s)
    out.putTwo(14, s1, s)
    out.putTwo(15, s, t1)
    out.putThree(16, s1, s, t1)
    out.putFour(17, shape[p - 2] ?? 0, s1, s, t1)
    out.putFour(18, s1, s, t1, shape[p + 2] ?? 0)
    out.putTwo(19, f, s)
    out.putTwo(20, f1, f)
    out.putTwo(21, f, g1)
    out.putThree(22, f1, f, g1)
    out.putTwo(23, f, w1)
    out.putTwo(24, f, n1)
    out.putThree(25, f, w1, w2)
    out.putThree(26, f, n1, n2)
    out.putThree(27, f, s, uncased)
    out.putTwo(28, s, w1)
    out.putTwo(29, s, n1)
    out.putThree(30, s, w1, w2)
    out.putThree(31, s, n1, n2)
    out.putOne(32, faces.run[p] ?? 0)
    out.putTwo(33, faces.run[p] ?? 0, f)
    out.putTwo(34, faces.line[p] ?? 0, s)
    out.putThree(35, faces.line[p] ?? 0, f, g1)
    out.putThree(36, f, flags[p + 2] ?? 0, g1)
    out.putThree(37, f, flags[p - 2] ?? 0, f1)
    affixes(lower, found.start[i] ?? 0, found.end[i] ?? 0, out)
    out.close(i)
  }
  return { tokens: found, features: { length, slots: SLOTS, ids: out.ids } }
}

/** A common word in small letters within cased text: grammar, of which little needs to be known. */
function isPlain(shape: number, flags: number): boolean {
  return shape === LOWER_CASE && (flags & EN_WORD) !== 0 && (flags & (EN_RARE | EN_STREET)) === 0
}

function affixes(lower: string, start: number, end: number, out: FeatureWriter): void {
  const size = end - start
  if (size < 3) return
  let head = 100
  let tail = 110
  for (let k = 1; k <= 4 && k < size; k++) {
    head = mix(head, lower.charCodeAt(start + k - 1))
    tail = mix(tail, lower.charCodeAt(end - k))
    out.putOne(head, k)
    out.putOne(tail, k)
  }
}

function look(text: string, lower: string, found: Tokens, table: NameTable): Faces {
  const size = found.length + 2 * PAD
  const faces: Faces = {
    word: new Int32Array(size),
    shape: new Int32Array(size),
    flags: new Int32Array(size),
    run: new Int32Array(size),
    line: new Int32Array(size),
  }
  for (let i = 0; i < found.length; i++) {
    const start = found.start[i] ?? 0
    const end = found.end[i] ?? 0
    const shape = shapeOf(text, lower, start, end)
    faces.shape[i + PAD] = shape
    faces.word[i + PAD] = shape < 4 ? 900 + shape * 8 + Math.min(end - start, 7) : hashRange(lower, start, end, 99)
    if (shape >= 8) faces.flags[i + PAD] = flagsOf(lower, start, end, table)
  }
  runsOfCapitals(faces, found.length)
  lines(text, faces, found)
  return faces
}

/** 1 line break, 2–3 digits, 4 mark, from 8 on letters: lower, Capital, UPPER, Mixed, single letter, with length. */
function shapeOf(text: string, lower: string, start: number, end: number): number {
  const first = text.charCodeAt(start)
  if (first === 10 || first === 13) return 1
  if (first >= 0x30 && first <= 0x39) return end - start > 3 ? 3 : 2
  const low = lower.charCodeAt(start)
  const letters = first !== low || (first >= 0x61 && first <= 0x7a) || first >= 0xaa
  if (!letters) return 4
  const capital = first !== low
  let uppers = 0
  for (let i = start + 1; i < end; i++) if (text.charCodeAt(i) !== lower.charCodeAt(i)) uppers++
  const size = end - start
  if (size === 1) return capital ? 9 : 8
  if (!capital) return uppers === 0 ? 10 : 11
  return uppers === 0 ? 12 : uppers === size - 1 ? 13 : 14
}

function flagsOf(lower: string, start: number, end: number, table: NameTable): number {
  let h = NameTable.start()
  for (let i = start; i < end; i++) h = mix(h, lower.charCodeAt(i))
  return table.flags(h) + 256
}

/** Where a capitalised word stands in its run of capitalised words, and how long the run is. */
function runsOfCapitals(faces: Faces, length: number): void {
  const capital = (i: number) => {
    const shape = faces.shape[i + PAD] ?? 0
    return shape === 9 || shape >= 12
  }
  for (let i = 0; i < length;) {
    if (!capital(i)) {
      i++
      continue
    }
    let end = i + 1
    while (end < length && capital(end)) end++
    for (let k = i; k < end; k++)
      faces.run[k + PAD] = 1 + Math.min(k - i, 3) * 16 + Math.min(end - k - 1, 3) * 4 + (i === 0 ? 1 : 0)
    i = end
  }
}

/** Whether the token opens or closes its line, and how many tokens the line has. */
function lines(text: string, faces: Faces, found: Tokens): void {
  for (let i = 0; i < found.length;) {
    let end = i
    while (end < found.length && faces.shape[end + PAD] !== 1) end++
    const size = Math.min(end - i, 6)
    const whole = i === 0 && end === found.length ? 1 : 0
    const last = text.charCodeAt((found.end[end - 1] ?? 1) - 1)
    const stop = last === 0x2e || last === 0x3f || last === 0x21 ? 1 : 0
    for (let k = i; k < end; k++)
      faces.line[k + PAD] = 1 + (k === i ? 1 : 0) + (k === end - 1 ? 2 : 0) + whole * 4 + stop * 8 + size * 16
    i = end + 1
  }
}
