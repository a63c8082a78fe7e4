import type { FeatureWriter } from '../feature-writer.ts'
import { EDGE, type Page } from './page.ts'

/** What the words around mean, by group: 監督 and 主将 say the same of who stands beside them. */
export function senseFeatures(out: FeatureWriter, page: Page, i: number): void {
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
