import type { GraphNeighbour } from '../contract/graph.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { isExported } from '../languages/exported.ts'
import { CALLABLE, type OutlineSymbol, qualifiedName } from '../languages/outline.ts'
import type { Import, ImportGraph } from './import-graph.ts'
import { importReasons, type Looked, outsideOf } from './view.ts'

/** A file: who imports it, what it imports, and what it defines. */
export function fileView(index: CodeIndex, graph: ImportGraph, path: string): Looked {
  const file = index.files.get(path)
  const { symbols } = file?.outline ?? { symbols: [] }
  const language = file?.stored.language ?? ''
  const rank = (symbol: OutlineSymbol) =>
    symbol.container === '' ? Number(!isExported(symbol, language)) : CALLABLE.has(symbol.kind) ? 2 : 3
  const neighbours = (edges: ReadonlyMap<string, Import>) =>
    Array.from(edges, ([other, { names, count, confidence }]): GraphNeighbour => ({
      kind: 'file',
      path: other,
      how: 'import',
      names,
      count: Math.max(count, names.length),
      confidence,
    }))
  return {
    focus: { kind: 'file', path, files: 1, ...(language !== '' && { language }) },
    uses: neighbours(graph.uses(path)),
    usedBy: neighbours(graph.usedBy(path)),
    // What others can see first: that is what a file is there for. Fields come last.
    inside: symbols
      .toSorted((a, b) => rank(a) - rank(b) || a.line - b.line)
      .map((symbol) => ({
        kind: 'symbol' as const,
        path,
        symbol: qualifiedName(symbol),
        line: symbol.line,
        uses: 0,
        used_by: 0,
      })),
    edges: [],
    outside: outsideOf(graph, [path]),
    reasons: importReasons(graph, [path]),
  }
}
