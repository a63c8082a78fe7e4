import type { Hit } from '../contract/hits.ts'
import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { IndexedFile } from '../index/symbol-table.ts'
import { isExported } from '../languages/exported.ts'
import type { Findings } from './answer.ts'
import { knownPath } from './known-path.ts'

/** What a file or folder takes from others, gives to others, and calls. */
export function analyzeStructure(index: CodeIndex, params: ToolParams<'analyze_structure'>): Findings {
  const path = params.path === '' || params.path === '.' ? '' : knownPath(index, params.path)
  const inPath = pathFilter(path)
  const files = [...index.files.values()]
    .filter((file) => inPath(file.path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const parts = files.map(partsOf)
  const hits = (['imports', 'exports', 'calls'] as const).flatMap((part) => parts.flatMap((each) => each[part]))
  return { hits, reasons: outlineReasons(index.status()) }
}

function partsOf({ path, stored, outline }: IndexedFile): Record<'imports' | 'exports' | 'calls', Hit[]> {
  const { language } = stored
  const imports = outline.imports.map(({ from, names, local, line }): Hit => {
    const taken = names.map(({ name, local }) => (name === local ? name : `${name} as ${local}`)).join(', ')
    return {
      path,
      lines: [line, line],
      kind: 'import',
      symbol: from,
      ...((taken || local) && { text: taken || `as ${local}` }),
    }
  })
  const exports = outline.symbols
    .filter((symbol) => isExported(symbol, language))
    .map(({ name, kind, line, endLine, signature }): Hit => ({
      path,
      lines: [line, endLine],
      kind: 'export',
      symbol: name,
      text: `${kind}: ${signature}`,
    }))
  const lines = new Map<string, number[]>()
  for (const { name, line } of outline.calls) lines.set(name, [...(lines.get(name) ?? []), line])
  const calls = Array.from(lines, ([name, at]): Hit => {
    const first = at[0] ?? 1
    return {
      path,
      lines: [first, first],
      kind: 'call',
      symbol: name,
      ...(at.length > 1 && { text: `also on ${at.slice(1, 12).join(', ')}` }),
    }
  })
  return { imports, exports, calls }
}
