import type { Outline } from '../outline.ts'
import { type Placed, sections } from './sections.ts'
import { lineNumbers } from './text.ts'

export function outlineMarkdown(text: string): Outline {
  const placed: Placed[] = []
  let fence: string | undefined
  const lines = text.split('\n')
  const begin = behindFrontMatter(lines)
  for (const [n, line] of lines.entries()) {
    if (n < begin) continue
    const mark = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1]
    if (mark !== undefined) {
      if (fence === undefined) fence = mark
      else if (mark.startsWith(fence)) fence = undefined
      continue
    }
    if (fence !== undefined) continue
    const [, hashes, title] = /^(#{1,6})\s+(.+?)\s*#*\s*$/.exec(line) ?? []
    if (hashes !== undefined && title !== undefined)
      placed.push({
        name: title,
        kind: 'heading',
        level: hashes.length,
        line: n + 1,
        column: hashes.length + 1,
        text: line,
      })
    else if (/^(?:=+|-+)\s*$/.test(line) && /^\S/.test(lines[n - 1] ?? '') && !/^[-#>|=]/.test(lines[n - 1] ?? ''))
      placed.push({
        name: (lines[n - 1] ?? '').trim(),
        kind: 'heading',
        level: line.startsWith('=') ? 1 : 2,
        line: n,
        column: 0,
        text: lines[n - 1] ?? '',
      })
  }
  const lineAt = lineNumbers(text)
  const imports = Array.from(text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g), ({ 1: from = '', index }) => ({
    from,
    names: [],
    local: '',
    line: lineAt(index),
  }))
  return { symbols: sections(placed, lines.length), imports, calls: [] }
}

/** Settings of a page between two rules at its top are no text of it. */
function behindFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0
  const end = lines.findIndex((line, n) => n > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  return end < 0 ? 0 : end + 1
}
