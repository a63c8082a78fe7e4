import type { GraphNeighbour } from '../contract/graph.ts'
import type { CodeIndex } from '../index/code-index.ts'
import type { IndexedFile, PlacedSymbol } from '../index/symbol-table.ts'
import { CALLABLE, qualifiedName } from '../languages/outline.ts'
import { findReferences } from '../references/find-references.ts'
import { callees } from './callees.ts'
import type { ImportGraph } from './import-graph.ts'
import type { Looked } from './view.ts'

/** A symbol: who uses it, by the references, and what is called in it. */
export async function symbolView(
  index: CodeIndex,
  graph: ImportGraph,
  symbol: PlacedSymbol,
  signal: AbortSignal,
): Promise<Looked> {
  const { path, name, line, endLine, nameLine, language, signature } = symbol
  const whole = qualifiedName(symbol)
  const asked = { name, path, line: nameLine, budget: 0 }
  const { hits, reasons } = await findReferences(index, asked, signal)
  const usedBy = new Map<string, GraphNeighbour>()
  const importing: string[] = []
  for (const hit of hits) {
    const at = hit.lines?.[0] ?? 0
    const file = index.files.get(hit.path)
    if (hit.kind === 'definition' || file === undefined) continue
    // What a class does with itself is no use by others.
    if (hit.path === path && line <= at && at <= endLine) continue
    if (hit.kind === 'import') importing.push(hit.path)
    else {
      const how = isCall(file, name, at) ? 'call' : 'use'
      add(usedBy, { ...spotAt(file, at), how, names: [], count: 1, confidence: hit.confidence ?? 1 })
    }
  }
  const using = new Set(Array.from(usedBy.values(), (each) => each.path))
  for (const other of new Set(importing))
    if (!using.has(other))
      add(usedBy, { kind: 'file', path: other, how: 'import', names: [name], count: 1, confidence: 1 })
  const called = await callees(index, graph, symbol, signal)
  const { symbols } = index.files.get(path)?.outline ?? { symbols: [] }
  return {
    focus: { kind: 'symbol', path, symbol: whole, line, files: 1, language, text: signature },
    usedBy: [...usedBy.values()],
    uses: called.nodes,
    inside: symbols
      .filter(({ container }) => container === whole)
      .map((each) => ({
        kind: 'symbol' as const,
        path,
        symbol: qualifiedName(each),
        line: each.line,
        uses: 0,
        used_by: 0,
      })),
    edges: [],
    outside: called.outside,
    reasons: [...new Set([...reasons, ...called.reasons])],
  }
}

/** Several definitions of one name: somebody has to say which is meant. */
export function choiceView(name: string, definitions: readonly PlacedSymbol[]): Looked {
  return {
    focus: { kind: 'symbol', path: '', symbol: name, files: new Set(definitions.map(({ path }) => path)).size },
    usedBy: [],
    uses: [],
    inside: definitions.map((each) => ({
      kind: 'symbol',
      path: each.path,
      symbol: qualifiedName(each),
      line: each.line,
      uses: 0,
      used_by: 0,
    })),
    edges: [],
    outside: new Map(),
    reasons: [],
  }
}

/** The function around a line, else what else stands there, else the file. */
function spotAt(file: IndexedFile, line: number): Pick<GraphNeighbour, 'kind' | 'path' | 'symbol' | 'line'> {
  const around = file.outline.symbols
    .filter((each) => each.line <= line && line <= each.endLine)
    .toSorted((a, b) => a.endLine - a.line - (b.endLine - b.line))
  const inner = around.find(({ kind }) => CALLABLE.has(kind)) ?? around[0]
  if (inner === undefined) return { kind: 'file', path: file.path }
  return { kind: 'symbol', path: file.path, symbol: qualifiedName(inner), line: inner.line }
}

function isCall({ outline }: IndexedFile, name: string, line: number): boolean {
  return outline.calls.some((call) => call.line === line && call.name === name)
}

function add(nodes: Map<string, GraphNeighbour>, node: GraphNeighbour): void {
  const key = `${node.path} ${node.symbol ?? ''} ${node.line ?? ''}`
  const known = nodes.get(key)
  if (known === undefined) nodes.set(key, node)
  else {
    known.count += 1
    known.confidence = Math.max(known.confidence, node.confidence)
    if (node.how === 'call') known.how = 'call'
  }
}
