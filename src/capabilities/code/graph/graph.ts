import { NazeError } from '#kernel/errors.ts'
import type { GraphView } from '../contract/graph.ts'
import type { GraphAsked } from '../facts.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { PlacedSymbol } from '../index/symbol-table.ts'
import { definitionsOf } from '../tools/find-definitions.ts'
import { knownPath } from '../tools/known-path.ts'
import { fileView } from './file-view.ts'
import { among, folderView } from './folder-view.ts'
import { type ImportGraph, importGraphOf } from './import-graph.ts'
import type { Marks } from './marks.ts'
import { choiceView, symbolView } from './symbol-view.ts'
import { cut, importReasons, type Looked, outsideOf } from './view.ts'

/** What was asked for and what lies next to it. */
export async function graphOf(index: CodeIndex, asked: GraphAsked, signal: AbortSignal): Promise<GraphView> {
  const graph = await importGraphOf(index)
  signal.throwIfAborted()
  const looked = await look(index, graph, asked, signal)
  const reasons = [...new Set([...outlineReasons(index.status()), ...looked.reasons])]
  return cut(index.root, { ...looked, reasons }, asked.marks, asked.limit)
}

function look(index: CodeIndex, graph: ImportGraph, asked: GraphAsked, signal: AbortSignal): Looked | Promise<Looked> {
  const { symbol, marks, ofSession } = asked
  if (symbol !== undefined) {
    const meant = meantBy(index, { ...asked, symbol })
    const [first] = meant
    return meant.length === 1 && first !== undefined
      ? symbolView(index, graph, first, signal)
      : choiceView(symbol, meant)
  }
  if (asked.path === '' && ofSession) return sessionView(index, graph, marks)
  const path = asked.path === '' || asked.path === '.' ? '' : knownPath(index, asked.path)
  return index.files.has(path) ? fileView(index, graph, path) : folderView(index, graph, path)
}

/** By path and line where they are told; a line that has moved since is forgiven where the name says it all. */
function meantBy(index: CodeIndex, { symbol, path, line }: GraphAsked & { symbol: string }): PlacedSymbol[] {
  const inside = path === '' || path === '.' ? undefined : knownPath(index, path)
  const named = definitionsOf(index, symbol).filter((each) => inside === undefined || each.path === inside)
  if (named.length === 0) throw new NazeError('NOT_FOUND', `${symbol} is not in the index`)
  const at = line === undefined ? [] : named.filter((each) => each.line <= line && line <= each.nameLine)
  return at.length > 0 ? at.slice(0, 1) : named
}

/** The files a session rests on, or those its tools have shown while it rests on none, and how they hang together. */
function sessionView(index: CodeIndex, graph: ImportGraph, { evidence, seen }: Marks): Looked {
  const files = evidence.files.size > 0 ? evidence.files : seen.files
  const paths = [...files].filter((path) => index.files.has(path)).toSorted()
  return {
    focus: { kind: 'session', path: '', files: paths.length },
    usedBy: [],
    uses: [],
    ...among(
      graph,
      paths,
      (path) => path,
      (path) => ({ kind: 'file', path }),
    ),
    outside: outsideOf(graph, paths),
    reasons: importReasons(graph, paths),
  }
}
