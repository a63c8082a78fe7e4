import { KATAKANA } from '../characters.ts'
import type { FeatureWriter } from '../feature-writer.ts'
import type { Page } from './page.ts'

/** How a katakana run sounds, alone and with what stands beside it. */
export function kanaFeatures(out: FeatureWriter, page: Page, i: number): void {
  if (page.kinds[i + 4] !== KATAKANA) return
  const { units, runs, chains, kana } = page
  const start = runs.start[i] ?? i
  const end = runs.end[i] ?? i + 1
  const from = chains.start[i] ?? i
  const to = chains.end[i] ?? i + 1
  const before = units[from + 3] ?? 0
  const after = units[to + 4] ?? 0
  const place = (i === start ? 1 : 0) + (i === end - 1 ? 2 : 0) + (from === start ? 4 : 0) + (to === end ? 8 : 0)
  const level = kana[i] ?? 0
  const whole = chainLevel(page, from, to)
  out.putTwo(80, level, place)
  out.putTwo(81, level, before)
  out.putTwo(82, level, after)
  out.putTwo(83, whole, place)
  out.putTwo(84, level, page.runFlags[i] ?? 0)
  out.putThree(85, whole, before, after)
  out.putThree(86, whole, page.chainFlags[i] ?? 0, place)
}

/** The least and the most name-like part of a chain, and how many parts it has. */
function chainLevel({ runs, kana }: Page, from: number, to: number): number {
  let least = 99
  let most = 0
  let parts = 0
  for (let at = from; at < to; at = runs.end[at] ?? at + 1) {
    const level = kana[at] ?? 0
    if (level === 0) continue
    least = Math.min(least, level)
    most = Math.max(most, level)
    parts++
  }
  return parts === 0 ? 0 : 1 + least * 64 + most * 4 + Math.min(parts, 3)
}
