import type { Hit } from '../contract/hits.ts'
import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { Findings } from './answer.ts'
import { hitOf } from './find-definitions.ts'
import { knownPath } from './known-path.ts'

/** The outline of a file, of a folder, or of everything whose name holds a word. */
export async function getSymbols(index: CodeIndex, { path, name, kind }: ToolParams<'get_symbols'>): Promise<Findings> {
  if (path !== undefined && !/[*?[]/.test(path)) knownPath(index, path)
  const inPath = pathFilter(path)
  const wanted = name?.toLowerCase()
  const files = [...index.files.values()]
    .filter((file) => inPath(file.path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const hits = files.flatMap(({ path, stored, outline }) =>
    outline.symbols
      .filter((symbol) => kind === undefined || symbol.kind === kind)
      .filter((symbol) => wanted === undefined || symbol.name.toLowerCase().includes(wanted))
      .map((symbol) => hitOf({ ...symbol, path, language: stored.language })),
  )
  const [only] = files
  if (hits.length === 0 && only !== undefined && files.length === 1 && kind === undefined && name === undefined)
    return { hits: await beginningOf(index, only.path), reasons: outlineReasons(index.status()) }
  return { hits, reasons: outlineReasons(index.status()) }
}

/** So many lines of a file that has no symbols, as a test has none: it was asked for to be looked into. */
const BEGINNING = 40

async function beginningOf(index: CodeIndex, path: string): Promise<Hit[]> {
  const lines = ((await index.read(path)) ?? '').split('\n').slice(0, BEGINNING)
  return lines.length === 0 ? [] : [{ path, lines: [1, lines.length], kind: 'lines', text: lines.join('\n') }]
}
