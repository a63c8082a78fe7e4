import type { GraphNeighbour } from '../contract/graph.ts'
import type { CodeIndex } from '../index/code-index.ts'
import type { ImportGraph } from './import-graph.ts'
import { importReasons, type Looked, order, outsideOf } from './view.ts'

/** A folder: what lies in it and how that hangs together, and which of its neighbours import it or are imported. */
export function folderView(index: CodeIndex, graph: ImportGraph, folder: string): Looked {
  const prefix = folder === '' ? '' : `${folder}/`
  const inFolder = (path: string) => path.startsWith(prefix)
  const paths = [...index.files.keys()].filter(inFolder)
  const uses = new Map<string, GraphNeighbour>()
  const usedBy = new Map<string, GraphNeighbour>()
  for (const path of paths) {
    for (const [other, edge] of graph.uses(path))
      if (!inFolder(other)) add(uses, beside(index, folder, other), edge.names, edge.confidence)
    for (const [other, edge] of graph.usedBy(path))
      if (!inFolder(other)) add(usedBy, beside(index, folder, other), edge.names, edge.confidence)
  }
  const child = (path: string) => {
    const rest = path.slice(prefix.length)
    const end = rest.indexOf('/')
    return end === -1 ? path : prefix + rest.slice(0, end)
  }
  return {
    focus: { kind: 'folder', path: folder, files: paths.length },
    uses: [...uses.values()],
    usedBy: [...usedBy.values()],
    ...among(graph, paths, child, (path) => ({ kind: index.files.has(path) ? 'file' : 'folder', path })),
    outside: outsideOf(graph, paths),
    reasons: importReasons(graph, paths),
  }
}

/** Files, each as what it is shown as, with the imports among these. */
export function among(
  graph: ImportGraph,
  paths: readonly string[],
  shownAs: (path: string) => string,
  spot: (shown: string) => { kind: 'file' | 'folder'; path: string },
): Pick<Looked, 'inside' | 'edges'> {
  const counts = new Map<string, Map<string, number>>()
  const known = new Set(paths)
  for (const path of paths) {
    const from = shownAs(path)
    const own = counts.get(from) ?? new Map<string, number>()
    counts.set(from, own)
    for (const [other, { count }] of graph.uses(path)) {
      const to = shownAs(other)
      if (known.has(other) && to !== from) own.set(to, (own.get(to) ?? 0) + count)
    }
  }
  const edges = Array.from(counts, ([from, own]) => Array.from(own, ([to, count]) => ({ from, to, count }))).flat()
  const inside = Array.from(counts.keys(), (shown) => ({
    ...spot(shown),
    uses: counts.get(shown)?.size ?? 0,
    used_by: edges.filter(({ to }) => to === shown).length,
  }))
  return { inside: inside.toSorted(order), edges }
}

/** As far up as it takes to lie beside the folder: of a file deep in another part only that part is told. */
function beside(index: CodeIndex, folder: string, path: string): { kind: 'file' | 'folder'; path: string } {
  const own = folder.split('/')
  const other = path.split('/')
  let shared = 0
  while (shared < own.length && own[shared] === other[shared]) shared++
  const shown = other.slice(0, shared + 1).join('/')
  return { kind: index.files.has(shown) ? 'file' : 'folder', path: shown }
}

function add(
  nodes: Map<string, GraphNeighbour>,
  spot: { kind: 'file' | 'folder'; path: string },
  names: readonly string[],
  confidence: number,
): void {
  const known = nodes.get(spot.path)
  if (known === undefined) nodes.set(spot.path, { ...spot, how: 'import', names: [...names], count: 1, confidence })
  else {
    known.count += 1
    known.confidence = Math.max(known.confidence, confidence)
    for (const name of names) if (!known.names.includes(name)) known.names.push(name)
  }
}
