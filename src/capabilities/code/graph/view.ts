import type { GraphNeighbour, GraphSpot, GraphView } from '../contract/graph.ts'
import { lack } from '../contract/lacks.ts'
import { kindOf } from '../ranking/files/kind.ts'
import type { ImportGraph } from './import-graph.ts'
import { marked, type Marks } from './marks.ts'

/** A view before it is cut to what was asked for. */
export interface Looked {
  focus: GraphView['focus']
  usedBy: GraphNeighbour[]
  uses: GraphNeighbour[]
  inside: (GraphSpot & { uses: number; used_by: number })[]
  /** Imports among what lies inside, by path. */
  edges: { from: string; to: string; count: number }[]
  outside: ReadonlyMap<string, number>
  reasons: string[]
}

const NAMES_SHOWN = 12

/** What is marked comes first, then sources before tests, then what weighs most. */
export function cut(root: string, looked: Looked, marks: Marks, limit: number): GraphView {
  const side = (all: readonly GraphNeighbour[]) => ({
    nodes: inOrder(all.map((each) => marked({ ...each }, marks)))
      .slice(0, limit)
      .map((each) => Object.assign(each, { names: each.names.slice(0, NAMES_SHOWN) })),
    total: all.length,
  })
  const inside = looked.inside.map((each) => marked(each, marks))
  const shown = looked.edges.length === 0 ? inside.slice(0, limit) : heaviest(inside, limit)
  const at = new Map(shown.map(({ path }, n) => [path, n]))
  const outside = Array.from(looked.outside, ([name, count]) => ({ name, count })).toSorted(
    (a, b) => b.count - a.count || (a.name < b.name ? -1 : 1),
  )
  const { focus } = looked
  return {
    root,
    complete: looked.reasons.length === 0,
    reasons: looked.reasons,
    focus: focus.kind === 'session' ? focus : { ...focus, ...marked({ ...focus, kind: focus.kind }, marks) },
    used_by: side(looked.usedBy),
    uses: side(looked.uses),
    inside: {
      nodes: shown,
      total: inside.length,
      edges: looked.edges.flatMap(({ from, to, count }) => {
        const [a, b] = [at.get(from), at.get(to)]
        return a === undefined || b === undefined ? [] : [{ from: a, to: b, count }]
      }),
    },
    outside: { names: outside.slice(0, limit), total: outside.length },
  }
}

const WEIGHT = { evidence: 2, seen: 1 } as const
const weightOf = ({ mark }: GraphSpot) => (mark === undefined ? 0 : WEIGHT[mark])

function inOrder(nodes: readonly GraphNeighbour[]): GraphNeighbour[] {
  const isTest = ({ path, kind }: GraphSpot) => Number(kind !== 'folder' && kindOf(path) === 'test')
  return nodes.toSorted(
    (a, b) =>
      weightOf(b) - weightOf(a) ||
      isTest(a) - isTest(b) ||
      b.count - a.count ||
      b.names.length - a.names.length ||
      order(a, b),
  )
}

/** Folders and code before what only stands beside them. */
function isAside({ kind, path }: GraphSpot): number {
  return Number(kind === 'file' ? kindOf(path) === 'other' : /(?:^|\/)\./.test(path))
}

/** Those with the most imports among each other, in the order of their names: a list stays a list. */
function heaviest<T extends GraphSpot & { uses: number; used_by: number }>(nodes: readonly T[], limit: number): T[] {
  return nodes
    .toSorted(
      (a, b) =>
        weightOf(b) - weightOf(a) ||
        b.uses + b.used_by - (a.uses + a.used_by) ||
        isAside(a) - isAside(b) ||
        order(a, b),
    )
    .slice(0, limit)
    .toSorted(order)
}

export function order(a: GraphSpot, b: GraphSpot): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0)
}

/** What the imports of these files cannot tell. */
export function importReasons(graph: ImportGraph, paths: readonly string[]): string[] {
  const lost = paths.flatMap((path) => graph.lost(path))
  const languages = [...new Set(paths.map((path) => graph.mates(path)).filter((each) => each !== undefined))]
  return [
    ...(lost.length > 0 ? [lack('imports-lost', { count: lost.length, example: lost[0] ?? '' })] : []),
    ...(languages.length > 0 ? [lack('package-mates', { languages: languages.toSorted().join(', ') })] : []),
  ]
}

export function outsideOf(graph: ImportGraph, paths: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const path of paths)
    for (const [name, count] of graph.outside(path)) sums.set(name, (sums.get(name) ?? 0) + count)
  return sums
}
