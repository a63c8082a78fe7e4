import type { GetNodeOutput, NodeLine, Status } from '../../api/board.ts'

export type Risk =
  | { kind: 'openParts'; count: number }
  | { kind: 'waitsFor'; other: NodeLine }
  | { kind: 'neededBy'; other: NodeLine }
  | { kind: 'due'; due: string }

const OVER: ReadonlySet<Status> = new Set(['DONE', 'CANCELLED'])
const RESTING: ReadonlySet<Status> = new Set(['CANCELLED', 'DORMANT', 'COOLING'])
const AT_WORK: ReadonlySet<Status> = new Set(['IN_PROGRESS', 'DONE'])

/** What a person ought to know before this move, from what hangs on the node; nothing is hidden or decided by it. */
export function risksOf({ node, children, relations }: GetNodeOutput, to: Status): Risk[] {
  const open = (line: NodeLine) => !OVER.has(line.status)
  const ordered = relations.flatMap(({ relation_type, from_node_id, other }) => {
    if (relation_type !== 'depends_on' && relation_type !== 'blocks') return []
    const starts = from_node_id === node.id
    return [{ other, needs: relation_type === 'depends_on' ? starts : !starts }]
  })
  const risks: Risk[] = []
  const parts = children.filter(open).length
  if (OVER.has(to) && parts > 0) risks.push({ kind: 'openParts', count: parts })
  for (const { other, needs } of ordered) {
    if (needs && AT_WORK.has(to) && other.status !== 'DONE') risks.push({ kind: 'waitsFor', other })
    if (!needs && RESTING.has(to) && open(other)) risks.push({ kind: 'neededBy', other })
  }
  if (RESTING.has(to) && node.due !== null) risks.push({ kind: 'due', due: node.due })
  return risks
}
