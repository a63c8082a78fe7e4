import { cyclicCore, type Edge } from '../cycles.ts'
import type { OrganizerView } from './view.ts'
import { essence, shown } from '../plain-text.ts'
import { parentEdge, type Relation, relationKey, waitingEdge } from '../relation-key.ts'
import type { QualityRule } from '../quality-rule.ts'
import type { BoardNode } from '../report-types.ts'
import type { BoardFacts } from '../board-facts.ts'

type Rule = QualityRule<OrganizerView>

function relationsOf(node: BoardNode): Relation[] {
  return (node.relations ?? []).map(({ to_node_id, relation_type }) => ({
    from: node.id,
    to: to_node_id,
    type: relation_type,
  }))
}

function relationsOnBoard({ nodes }: BoardFacts): Relation[] {
  return [...(nodes?.values() ?? [])].flatMap(relationsOf)
}

/** Proposed edges that lie on a cycle, counting what is already on the board. */
function cycles(
  view: OrganizerView,
  edgeOf: (relation: Relation) => Edge | undefined,
  existing: () => readonly Edge[],
): { path: string; edge: Edge }[] {
  const proposed = view.relations.flatMap(({ path, whole }) => {
    const edge = whole === undefined || whole.from === whole.to ? undefined : edgeOf(whole)
    return edge === undefined ? [] : [{ path, edge }]
  })
  if (proposed.length === 0) return []
  const core = cyclicCore([...existing(), ...proposed.map(({ edge }) => edge)])
  return proposed.filter(({ edge: [from, to] }) => core.has(from) && core.has(to))
}

const noWaitingCycle: Rule = {
  name: 'dependency_cycle',
  strength: 'must',
  check: (view, facts) =>
    cycles(view, waitingEdge, () => relationsOnBoard(facts).flatMap((relation) => edges(waitingEdge(relation)))).map(
      ({ path, edge: [from] }) => `${path} makes a cycle of depends_on: '${shown(from)}' would wait for itself`,
    ),
}

const noParentCycle: Rule = {
  name: 'parent_cycle',
  strength: 'must',
  check: (view, facts) =>
    cycles(view, parentEdge, () => [
      ...relationsOnBoard(facts).flatMap((relation) => edges(parentEdge(relation))),
      ...[...(facts.nodes?.values() ?? [])].flatMap(({ id, parent_id }): Edge[] =>
        parent_id === undefined || parent_id === null ? [] : [[id, parent_id]],
      ),
    ]).map(
      ({ path, edge: [child] }) => `${path} makes a cycle of parents: '${shown(child)}' would be its own ancestor`,
    ),
}

function edges(edge: Edge | undefined): Edge[] {
  return edge === undefined ? [] : [edge]
}

const targetTitle: Rule = {
  name: 'target_title',
  strength: 'must',
  needsBoard: true,
  check: ({ decompositions }, { nodes, usable }) =>
    decompositions.flatMap(({ path, targetId, targetTitle: written }) => {
      if (targetId === undefined || written === undefined || !usable.has(targetId)) return []
      const node = nodes?.get(targetId)
      if (node === undefined) return [`${path}.target_node_id '${shown(targetId)}' is not on the board`]
      return written === node.title ? [] : [`${path}.target_title differs from the board ('${shown(node.title)}')`]
    }),
}

const alreadyThere: Rule = {
  name: 'already_on_board',
  strength: 'must',
  needsBoard: true,
  check({ relations, groupings }, facts) {
    const touched = new Set(relations.flatMap(({ from, to }) => [from, to]))
    const near = [...(facts.nodes?.values() ?? [])].filter(({ id }) => touched.has(id))
    const known = new Set(near.flatMap(relationsOf).map(relationKey))
    return [
      ...relations
        .filter(({ whole }) => whole !== undefined && known.has(relationKey(whole)))
        .map(({ path }) => `${path} is already on the board`),
      ...groupings
        .filter(({ label, ids }) => label !== undefined && ids.length > 0 && allTagged(facts, label, ids))
        .map(({ path }) => `${path} is already on the board`),
    ]
  },
}

function allTagged({ nodes }: BoardFacts, label: string, ids: readonly { text: string }[]): boolean {
  return ids.every(({ text }) => nodes?.get(text)?.tags?.includes(label) === true)
}

/** A part that is already there, or that is one of the wholes above: a decomposition into itself. */
const childOnBoard: Rule = {
  name: 'child_on_board',
  strength: 'must',
  needsBoard: true,
  check({ decompositions }, { nodes }) {
    if (decompositions.length === 0) return []
    return decompositions.flatMap(({ targetId, children }) => {
      if (targetId === undefined || nodes === undefined) return []
      const above = new Set(ancestors(targetId, nodes).map(({ title }) => essence(title)))
      const below = new Set(
        [...nodes.values()].filter(({ parent_id }) => parent_id === targetId).map(({ title }) => essence(title)),
      )
      return children.flatMap(({ path, title }) => {
        if (title === undefined) return []
        if (below.has(essence(title))) return [`${path}.title is already a child of the node`]
        return above.has(essence(title)) ? [`${path}.title makes a cycle of parents: it repeats a node above`] : []
      })
    })
  },
}

function ancestors(id: string, nodes: ReadonlyMap<string, BoardNode>): BoardNode[] {
  const found = new Set<BoardNode>()
  let parent = nodes.get(nodes.get(id)?.parent_id ?? '')
  while (parent !== undefined && !found.has(parent)) {
    found.add(parent)
    parent = nodes.get(parent.parent_id ?? '')
  }
  return [...found]
}

export const boardRules: readonly Rule[] = [noWaitingCycle, noParentCycle, targetTitle, alreadyThere, childOnBoard]
