import { NazeError } from '#kernel/errors.ts'
import type { Hit } from '../contract/hits.ts'
import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { reasonsOf } from '../index/index-status.ts'
import type { Findings } from '../tools/answer.ts'
import { candidates } from './candidates.ts'
import { literal } from './literal.ts'

/** More lines than anybody pages through; the answer says so when there are more. */
const MOST_HITS = 2_000
const MOST_LINE = 300
/** Files read before others in the process have a turn. */
const AT_ONCE = 16

/** Every line that holds the text, in the files as they are now. The words of the index only say which need not be read. */
export async function searchText(
  index: CodeIndex,
  params: ToolParams<'search_text'>,
  signal: AbortSignal,
): Promise<Findings> {
  const pattern = patternOf(params)
  const inPath = pathFilter(params.path)
  const paths = candidates(index, params).filter(inPath).toSorted()
  const hits: Hit[] = []
  const reasons = reasonsOf(index.status())
  for (let n = 0; n < paths.length && hits.length < MOST_HITS; n += AT_ONCE) {
    signal.throwIfAborted()
    const batch = paths.slice(n, n + AT_ONCE)
    const texts = await Promise.all(batch.map((path) => index.read(path)))
    for (const [at, text] of texts.entries())
      if (text !== undefined && !text.includes('\0')) hits.push(...linesOf(batch[at] ?? '', text, pattern))
  }
  if (hits.length >= MOST_HITS) reasons.push(`only the first ${MOST_HITS} lines are listed: narrow the search`)
  return { hits: hits.slice(0, MOST_HITS), reasons }
}

function patternOf({ text, regex, ignore_case }: ToolParams<'search_text'>): RegExp {
  const flags = ignore_case ? 'giu' : 'gu'
  if (!regex) return new RegExp(literal(text), flags)
  try {
    return new RegExp(text, `${flags}m`)
  } catch (cause) {
    throw new NazeError('INVALID_INPUT', 'text: is not a regular expression', { cause })
  }
}

function linesOf(path: string, text: string, pattern: RegExp): Hit[] {
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
    if (end === -1 || hits.length >= MOST_HITS) break
    pattern.lastIndex = Math.max(end + 1, pattern.lastIndex)
  }
  return hits
}

function excerpt(line: string, at: number): string {
  if (line.length <= MOST_LINE) return line.trim()
  const from = Math.max(0, at - MOST_LINE / 3)
  return `${from > 0 ? '…' : ''}${line.slice(from, from + MOST_LINE).trim()}…`
}
