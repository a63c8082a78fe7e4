import type { ToolName } from '../../contract.ts'
import type { CallRow } from '../../rows/calls.ts'

/** What only names files has not looked into them. */
const LISTING: ReadonlySet<ToolName> = new Set(['search_files', 'repo_map', 'index_status'])
const OUTLINES: ReadonlySet<ToolName> = new Set(['get_symbols', 'analyze_structure'])
/** So many files at once are a list, and none of them was looked into. */
const MOST_LOOKED_INTO = 8

function isListing({ tool, params, result }: CallRow): boolean {
  if (LISTING.has(tool)) return true
  if (!OUTLINES.has(tool) && params['regex'] !== true) return false
  return new Set(result.hits.map(({ path }) => path)).size > MOST_LOOKED_INTO
}

/** Whether a result shows a line of a file, or some of the file at all. */
export function placeIn(call: CallRow, path: string, line?: number): boolean {
  if (isListing(call)) return false
  return call.result.hits.some(
    (hit) =>
      hit.path === path &&
      (line === undefined || (hit.lines !== undefined && hit.lines[0] <= line && hit.lines[1] >= line)),
  )
}

/** The text of one line, as a result shows it. */
export function lineIn({ result }: CallRow, path: string, line: number): string | undefined {
  for (const { path: at, lines, text } of result.hits) {
    if (at !== path || lines === undefined || text === undefined || line < lines[0] || line > lines[1]) continue
    const found = text.split('\n')[line - lines[0]]
    if (found !== undefined) return found
  }
  return undefined
}
