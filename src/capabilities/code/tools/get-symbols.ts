import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { Findings } from './answer.ts'
import { hitOf } from './find-definitions.ts'
import { knownPath } from './known-path.ts'

/** The outline of a file, of a folder, or of everything whose name holds a word. */
export function getSymbols(index: CodeIndex, { path, name, kind }: ToolParams<'get_symbols'>): Findings {
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
  return { hits, reasons: outlineReasons(index.status()) }
}
