import { oneLine } from './own/text.ts'

const COMMENT_LINE = /^\s*(?:\/\/+!?|\/\*\*?|\*(?!\/)|#(?!include|define|!)|--+|;+)\s?(.*?)(?:\*\/)?\s*$/
const BETWEEN = /^\s*(?:@|#\[|\[|export\s*$|\*\/\s*$)/
const MOST_LINES = 12

/** The comment that ends right above an offset, without its marks. Attributes and decorators may stand between. */
export function docAbove(text: string, offset: number): string {
  const lines: string[] = []
  let end = text.lastIndexOf('\n', offset - 1)
  for (let n = 0; n < MOST_LINES && end > 0; n++) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(start, end)
    const comment = COMMENT_LINE.exec(line)
    if (comment === null && !BETWEEN.test(line)) break
    if (comment !== null) lines.unshift(comment[1] ?? '')
    end = start - 1
  }
  return lines.length === 0 ? '' : oneLine(lines.join('\n'))
}
