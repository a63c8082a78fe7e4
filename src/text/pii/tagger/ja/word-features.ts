import { DOT, KANJI, KATAKANA, LOWER, UPPER } from '../characters.ts'
import type { FeatureWriter } from '../feature-writer.ts'
import { EDGE, type Page } from './page.ts'

const START = 1

/** What the words of the cheapest reading are: the word of a character, its neighbours, and the whole run it stands in. */
export function readFeatures(out: FeatureWriter, page: Page, i: number): void {
  const { text, kinds, read } = page
  const { length } = text
  const kind = kinds[i + 4] as number
  const start = read.start[i] as number
  const end = read.end[i] as number
  const place = Math.min(i - start, 2) * 4 + Math.min(end - i - 1, 2)
  const own = read.classes[i] as number
  const left = start > 0 ? (read.classes[start - 1] as number) : EDGE
  const right = end < length ? (read.classes[end] as number) : EDGE
  const earlier = start > 0 ? (read.start[start - 1] as number) : 0
  const later = end < length ? (read.end[end] as number) : length
  const before = start > 0 ? (read.hash[start - 1] as number) : START
  const after = end < length ? (read.hash[end] as number) : START
  out.putThree(110, own, place, kind)
  out.putThree(111, left, own, place)
  out.putThree(112, right, own, place)
  out.putFour(113, left & 7, own & 7, right & 7, place)
  out.putThree(114, (earlier > 0 ? (read.classes[earlier - 1] as number) : EDGE) & 63, left & 63, own)
  out.putThree(115, (later < length ? (read.classes[later] as number) : EDGE) & 63, right & 63, own)
  out.putTwo(116, before, place)
  out.putTwo(118, before, own)
  out.putTwo(119, after, own)
  out.putTwo(120, read.hash[i] as number, place)
  runClassFeatures(out, page, i, kind)
}

function runClassFeatures(out: FeatureWriter, page: Page, i: number, kind: number): void {
  const { text, units, runs, chains, read } = page
  const { length } = text
  const from = chains.start[i] as number
  const to = chains.end[i] as number
  const after = units[to + 4] as number
  const edge = (from === runs.start[i] ? 1 : 0) + (to === runs.end[i] ? 2 : 0)
  const run = page.runClasses[i] as number
  if (kind === KATAKANA || kind === KANJI || kind === UPPER || kind === LOWER || kind === DOT) {
    out.putThree(122, run, kind, edge)
    out.putThree(124, run, kind, page.runFlags[i] as number)
    if (edge !== 3) {
      const first = page.runClasses[from] as number
      const last = page.runClasses[to - 1] as number
      out.putThree(125, first, last, edge)
      out.putTwo(126, first, edge)
      out.putTwo(127, last, edge)
    }
    if (kind === KATAKANA) {
      const level = page.kana[i] as number
      out.putThree(128, run, level, edge)
      out.putThree(129, run, level, after)
    }
  }
  const next = to < length ? (read.hash[to] as number) : START
  const beyond = to < length ? (read.end[to] as number) : length
  out.putThree(134, next, (beyond < length ? (read.classes[beyond] as number) : EDGE) & 63, kind)
  out.putThree(136, to < length ? (read.classes[to] as number) : EDGE, run, kind)
}

/** A hiragana character, digit or mark: what word it belongs to and what stands before. */
export function plainReadFeatures(out: FeatureWriter, { kinds, read }: Page, i: number): void {
  const start = read.start[i] as number
  out.putThree(140, read.classes[i] as number, i - start, kinds[i + 4] as number)
  out.putThree(141, start > 0 ? (read.hash[start - 1] as number) : START, read.hash[i] as number, i - start)
}
