import { NazeError } from '#kernel/errors.ts'
import type { Hit } from '../contract/hits.ts'
import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { lack } from '../contract/lacks.ts'
import { reasonsOf } from '../index/index-status.ts'
import type { Findings } from '../tools/answer.ts'
import { candidates } from './candidates.ts'
import { linesOf } from './lines-of.ts'
import { literal } from '#text/literal.ts'
import { searchByPattern } from './search-by-pattern.ts'

/** More lines than anybody pages through; the answer says so when there are more. */
const MOST_HITS = 2_000
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
  const reasons = reasonsOf(index.status())
  const hits = params.regex
    ? await searchByPattern({ root: index.root, paths, pattern, most: MOST_HITS }, signal)
    : await searchWords(index, paths, pattern, signal)
  if (hits.length >= MOST_HITS) reasons.push(lack('many-lines', { most: MOST_HITS }))
  return { hits: hits.slice(0, MOST_HITS), reasons }
}

async function searchWords(
  index: CodeIndex,
  paths: readonly string[],
  pattern: RegExp,
  signal: AbortSignal,
): Promise<Hit[]> {
  const hits: Hit[] = []
  for (let n = 0; n < paths.length && hits.length < MOST_HITS; n += AT_ONCE) {
    signal.throwIfAborted()
    const batch = paths.slice(n, n + AT_ONCE)
    const texts = await Promise.all(batch.map((path) => index.read(path)))
    for (const [at, text] of texts.entries())
      if (text !== undefined && !text.includes('\0')) hits.push(...linesOf(batch[at] ?? '', text, pattern, MOST_HITS))
  }
  return hits
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
