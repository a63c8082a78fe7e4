import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { defineVerb } from '#kernel/verb.ts'
import { EffectOutput, UnrelateInput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { recordEffect } from '../rows/history.ts'
import { changeNodes, lockNodes, lockStructure } from '../rows/nodes.ts'
import { findRelation, removeRelation } from '../rows/relations.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeUnrelate(deps: BoardDeps): BoardVerbs['unrelate'] {
  return defineVerb({
    name: 'board.unrelate',
    summary: 'Takes a relation away by a person’s own hand; undo brings it back.',
    input: UnrelateInput,
    output: EffectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { relation_id }) {
      assertPersonAtHand(ctx.actor)
      return deps.store.tx(async (tx) => {
        await lockStructure(tx, ctx)
        const { fromNodeId, toNodeId, relationType, reason } = await findRelation(tx, ctx, relation_id)
        await lockNodes(tx, ctx, [fromNodeId, toNodeId])
        await removeRelation(tx, ctx, relation_id)
        await changeNodes(tx, ctx, [fromNodeId, toNodeId])
        const ends = { from_node_id: fromNodeId, to_node_id: toNodeId }
        const history_id = await recordEffect(deps, tx, ctx, {
          kind: 'unrelated',
          nodeIds: [fromNodeId, toNodeId],
          before: { relation_id, ...ends, relation_type: relationType, reason },
          after: null,
        })
        return { ok: true as const, history_id, node_ids: [fromNodeId, toNodeId] }
      })
    },
  })
}
