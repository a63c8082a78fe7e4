import { LOWER, UPPER } from '../characters.ts'
import type { FeatureWriter } from '../feature-writer.ts'
import type { Page } from './page.ts'

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
