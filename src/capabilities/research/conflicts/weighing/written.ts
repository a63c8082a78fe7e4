import type { Reading } from '../types.ts'

const RUNS = /[\p{Script=Han}々〆ヶ]+|[\p{Script=Katakana}ー]+|[A-Za-z][A-Za-z0-9+#-]*/gu

/** How much of what one is written with stands in the other, whatever a tokeniser makes of it. */
export function written(a: string, b: string): { covered: number; left: string[] } {
  let [all, found] = [0, 0]
  const left: string[] = []
  const lower = b.toLowerCase()
  for (const [run] of a.matchAll(RUNS)) {
    const latin = /^[A-Za-z]/.test(run)
    if (latin) {
      if (run.length < 3) continue
      all += 2
      const stem = run.toLowerCase().slice(0, Math.max(4, Math.ceil(run.length * 0.6)))
      if (lower.includes(stem)) found += 2
      else left.push(run)
      continue
    }
    const least = /^\p{Script=Katakana}/u.test(run) ? 3 : 2
    all += run.length
    let i = 0
    let start = 0
    while (i < run.length) {
      let size = Math.min(run.length - i, 12)
      while (size >= Math.min(least, run.length) && !b.includes(run.slice(i, i + size))) size -= 1
      if (size >= Math.min(least, run.length)) {
        if (i - start >= 2) left.push(run.slice(start, i))
        found += size
        i += size
        start = i
      } else i += 1
    }
    if (run.length - start >= 2) left.push(run.slice(start))
  }
  return { covered: all === 0 ? 1 : found / all, left }
}

const QUOTED = /[「『"“]([^」』"”]{2,30})[」』"”]/gu
/** Titles and names in quotation marks. */
export const quotes = ({ text }: Reading) => [...text.matchAll(QUOTED)].map(([, inner]) => (inner ?? '').toLowerCase())
