import { defineVerb } from '#kernel/verb.ts'
import { GetNodeInput, GetNodeOutput, PAGE } from '../contract.ts'
import { type BoardDeps, NODE_EVIDENCE } from '../deps.ts'
import { historyViews, readHistory } from '../rows/history.ts'
import { childrenOf, findNode, type NodeRow } from '../rows/nodes.ts'
import { nodeView } from './node-view.ts'
import { relationsOf } from '../rows/relations.ts'
import type { BoardVerbs } from '../verbs.ts'

const line = ({ id, title, status }: NodeRow) => ({ id, title, status })

export function makeGetNode(deps: BoardDeps): BoardVerbs['getNode'] {
  return defineVerb({
    name: 'board.get-node',
    summary: 'One node with its relations, children, history and the evidence linked to it.',
    input: GetNodeInput,
    output: GetNodeOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      const { db } = deps.store
      const row = await findNode(db, ctx, input.node_id)
      const children = await childrenOf(db, ctx, [row.id])
      const rows = await readHistory(db, ctx, { nodeId: row.id, limit: PAGE })
      const linked = await deps.evidence.forTarget(ctx, NODE_EVIDENCE, row.id)
      return {
        node: await nodeView(db, ctx, row),
        relations: (await relationsOf(db, ctx, row.id)).map(({ relation, other }) => ({
          relation_id: relation.id,
          relation_type: relation.relationType,
          from_node_id: relation.fromNodeId,
          to_node_id: relation.toNodeId,
          reason: relation.reason,
          other: line(other),
        })),
        children: children.map(line),
        history: await historyViews(db, ctx, rows),
        evidence: linked.map((each) => ({
          evidence_id: each.id,
          relation: each.relation,
          source_type: each.sourceType,
          source_id: each.sourceId,
          quote: each.quote,
          erased: each.erased,
        })),
      }
    },
  })
}
