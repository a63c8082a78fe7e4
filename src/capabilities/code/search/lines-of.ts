import type { Hit } from '../contract/hits.ts'

const MOST_LINE = 300

/** One hit for each line that holds the pattern. */
export function linesOf(path: string, text: string, pattern: RegExp, most: number): Hit[] {
  const hits: Hit[] = []
  let line = 1
  let counted = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    for (let at = text.indexOf('\n', counted); at !== -1 && at < match.index; at = text.indexOf('\n', at + 1)) {
      line++
      counted = at + 1
    }
    const start = text.lastIndexOf('\n', match.index - 1) + 1
    const end = text.indexOf('\n', match.index)
    const whole = text.slice(start, end === -1 ? text.length : end)
    hits.push({ path, lines: [line, line], text: excerpt(whole, match.index - start) })
    // One hit a line, however often it stands there.
    if (end === -1 || hits.length >= most) break
    pattern.lastIndex = Math.max(end + 1, pattern.lastIndex)
  }
  return hits
}

function excerpt(line: string, at: number): string {
  if (line.length <= MOST_LINE) return line.trim()
  const from = Math.max(0, at - MOST_LINE / 3)
  return `${from > 0 ? '…' : ''}${line.slice(from, from + MOST_LINE).trim()}…`
}
