import { DOT, HIRAGANA, KANJI, KATAKANA, LOWER, UPPER } from '../characters.ts'
import { type FeatureRoom, FeatureWriter } from '../feature-writer.ts'
import { type Dictionary, FLAGS } from './dictionary.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import { kanaFeatures } from './kana-features.ts'
import { EDGE, type Page, pageOf } from './page.ts'
import { plainReadFeatures, readFeatures } from './word-features.ts'
import type { Features } from '../tagger-model.ts'

const SLOTS = 104

/** The features of every character of a Japanese text. Changing anything here means training again. */
export function japaneseFeatures(text: string, lexicon: JapaneseLexicon, bits: number, room?: FeatureRoom): Features {
  const { length } = text
  const page = pageOf(text, lexicon)
  const { units, kinds, known, honor } = page
  const out = new FeatureWriter(length, SLOTS, bits, room)
  for (let i = 0; i < length; i++) {
    out.moveTo(i)
    const near = window5(kinds, i)
    if (isPlain(page, i)) {
      plainFeatures(out, page, i, near)
      plainReadFeatures(out, page, i)
      out.close(i)
      continue
    }
    characterFeatures(out, units, i)
    out.putOne(17, near)
    out.putTwo(18, near, ((kinds[i + 1] ?? 0) << 4) | (kinds[i + 7] ?? 0))
    runFeatures(out, page, i)
    wordFeatures(out, page, i)
    kanaFeatures(out, page, i)
    readFeatures(out, page, i)
    latinFeatures(out, page, i)
    senseFeatures(out, page, i)
    dictionaryFeatures(out, known, i, (kinds[i + 4] ?? 0) === KANJI ? 1 : 0)
    const distance = honor[i] ?? 0
    if (distance > 0) {
      out.putOne(40, distance)
      out.putTwo(41, distance, near)
      out.putTwo(42, distance & 15, known.parse[i] ?? 0)
    }
    out.close(i)
  }
  return { length, slots: SLOTS, ids: out.ids }
}

/** Hiragana, digits and marks that no dictionary knows as a name and no honorific follows: grammar, soon dealt with. */
function isPlain({ kinds, known, honor }: Page, i: number): boolean {
  const kind = kinds[i + 4] ?? 0
  if (kind === KANJI || kind === KATAKANA || kind === UPPER || kind === LOWER || kind === DOT) return false
  const covered = (known.cover[i * FLAGS] ?? 0) | (known.cover[i * FLAGS + 1] ?? 0) | (known.parse[i] ?? 0)
  return covered === 0 && honor[i] === 0
}

function plainFeatures(out: FeatureWriter, { units, kinds, words, wordFlags }: Page, i: number, near: number): void {
  const b = units[i + 2] ?? 0
  const c = units[i + 3] ?? 0
  const d = units[i + 4] ?? 0
  const e = units[i + 5] ?? 0
  out.put(0)
  out.putOne(2, c)
  out.putOne(3, d)
  out.putOne(4, e)
  out.putTwo(7, c, d)
  out.putTwo(8, d, e)
  out.putThree(10, b, c, d)
  out.putThree(11, c, d, e)
  out.putOne(17, near)
  const start = words.start[i] ?? i
  const end = words.end[i] ?? i + 1
  const place = Math.min(i - start, 2) * 4 + Math.min(end - i - 1, 2)
  out.putTwo(50, words.hash[i] ?? 0, place)
  out.putTwo(52, start > 0 ? (words.hash[start - 1] ?? 0) : 1, place)
  out.putTwo(57, wordFlags[i] ?? 0, place)
  out.putOne(130, kinds[i + 4] ?? 0)
  out.putTwo(131, start > 0 ? (wordFlags[start - 1] ?? 0) : EDGE, place)
}

function characterFeatures(out: FeatureWriter, units: Uint16Array, i: number): void {
  const b = units[i + 2] ?? 0
  const c = units[i + 3] ?? 0
  const d = units[i + 4] ?? 0
  const e = units[i + 5] ?? 0
  const f = units[i + 6] ?? 0
  out.put(0)
  out.putOne(1, b)
  out.putOne(2, c)
  out.putOne(3, d)
  out.putOne(4, e)
  out.putOne(5, f)
  out.putTwo(7, c, d)
  out.putTwo(8, d, e)
  out.putThree(10, b, c, d)
  out.putThree(11, c, d, e)
}

function window5(kinds: Uint8Array, i: number): number {
  let h = 0
  for (let k = i + 2; k <= i + 6; k++) h = (h << 4) | (kinds[k] ?? 0)
  return h
}

function runFeatures(out: FeatureWriter, page: Page, i: number): void {
  const { units, kinds, runs } = page
  const start = runs.start[i] ?? i
  const end = runs.end[i] ?? i + 1
  const kind = kinds[i + 4] ?? 0
  const place = Math.min(i - start, 5) * 8 + Math.min(end - i - 1, 5)
  out.putThree(20, kind, Math.min(end - start, 12), place)
  if (kind === HIRAGANA) return
  const from = page.chains.start[i] ?? i
  const to = page.chains.end[i] ?? i + 1
  const after = units[to + 4] ?? 0
  const edge = (from === start ? 1 : 0) + (to === end ? 2 : 0) + (kind === DOT ? 4 : 0)
  out.putThree(23, kind, edge, after)
  out.putThree(24, kind, after, units[to + 5] ?? 0)
  out.putTwo(65, kind, page.predicate[i] ?? 0)
  out.putThree(68, page.runFlags[i] ?? 0, kind, edge)
  if (from !== start || to !== end) out.putTwo(69, page.chainFlags[i] ?? 0, edge)
}

function wordFeatures(out: FeatureWriter, { words, wordFlags, kinds, text }: Page, i: number): void {
  const start = words.start[i] ?? i
  const end = words.end[i] ?? i + 1
  const place = Math.min(i - start, 2) * 4 + Math.min(end - i - 1, 2)
  const left = start > 0 ? (words.hash[start - 1] ?? 0) : 1
  const right = end < text.length ? (words.hash[end] ?? 0) : 1
  out.putTwo(50, words.hash[i] ?? 0, place)
  out.putTwo(51, Math.min(end - start, 6), place)
  out.putTwo(52, left, place)
  const kind = kinds[i + 4] ?? 0
  const further = end < text.length ? (words.end[end] ?? text.length) : text.length
  const leftFlags = start > 0 ? (wordFlags[start - 1] ?? 0) : 255
  const rightFlags = end < text.length ? (wordFlags[end] ?? 0) : 255
  out.putThree(57, wordFlags[i] ?? 0, place, kind)
  out.putThree(58, leftFlags, rightFlags, kind)
  out.putThree(59, leftFlags, kind, place)
  out.putThree(60, rightFlags, kind, place)
  out.putThree(62, further < text.length ? (wordFlags[further] ?? 0) : 255, right, kind)
}

function dictionaryFeatures(out: FeatureWriter, known: Dictionary, i: number, kanji: number): void {
  let all = 0
  for (let type = 0; type < FLAGS; type++) {
    const cover = known.cover[i * FLAGS + type] ?? 0
    if (cover === 0) continue
    out.putTwo(30, type, cover)
    all |= 1 << type
  }
  out.putTwo(31, all, known.cover[i * FLAGS] ?? 0)
  const parse = known.parse[i] ?? 0
  const edges = known.edges[i] ?? 0
  if (parse !== 0) {
    out.putOne(32, parse)
    out.putTwo(33, parse, edges)
  }
  out.putTwo(34, known.startFlags[i] ?? 0, known.startFlags[i + 1] ?? 0)
  out.putThree(35, all, kanji, edges)
}

function latinFeatures(out: FeatureWriter, page: Page, i: number): void {
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

/** What the words around mean, by group: 監督 and 主将 say the same of who stands beside them. */
function senseFeatures(out: FeatureWriter, page: Page, i: number): void {
  const { text, units, kinds, words, runs, chains, wordSenses, runSenses } = page
  const { length } = text
  const kind = kinds[i + 4] ?? 0
  const start = words.start[i] ?? i
  const end = words.end[i] ?? i + 1
  const place = Math.min(i - start, 1) * 2 + Math.min(end - i - 1, 1)
  const left = start > 0 ? (wordSenses[start - 1] ?? 0) : EDGE
  const right = end < length ? (wordSenses[end] ?? 0) : EDGE
  out.putThree(90, left, kind, place)
  out.putThree(91, right, kind, place)
  out.putThree(92, left, right, kind)
  const from = chains.start[i] ?? i
  const to = chains.end[i] ?? i + 1
  const after = units[to + 4] ?? 0
  out.putThree(96, wordSenses[i] ?? 0, kind, place)
  const far = to < length ? (runs.end[to] ?? length) : length
  const next = far < length ? (runSenses[far] ?? 0) : EDGE
  out.putThree(97, to < length ? (runSenses[to] ?? 0) : EDGE, next, kind)
  out.putThree(98, after, next, kind)
  out.putThree(99, from > 0 ? (runSenses[from - 1] ?? 0) : EDGE, kind, page.runFlags[i] ?? 0)
}
