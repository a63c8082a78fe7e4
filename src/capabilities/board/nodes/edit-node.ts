import { defineVerb } from '#kernel/verb.ts'
import { EditNodeInput, NodeOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { recordEffect } from '../rows/history.ts'
import { changeNodes, findNode, requireVersion } from '../rows/nodes.ts'
import { fieldsOf, givenFields, NODE_FIELD_NAMES } from './fields.ts'
import { nodeView } from './node-view.ts'
import type { BoardVerbs } from '../verbs.ts'

/** A person's own words on a node. The status is not among them: it has its own gate. */
export function makeEditNode(deps: BoardDeps): BoardVerbs['editNode'] {
  return defineVerb({
    name: 'board.edit-node',
    summary: `Changes ${NODE_FIELD_NAMES.slice(0, -1).join(', ')} or ${NODE_FIELD_NAMES.at(-1)} of a node; never its status.`,
    input: EditNodeInput,
    output: NodeOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    run: (ctx, input) =>
      deps.store.tx(async (tx) => {
        const node = await findNode(tx, ctx, input.node_id, { lock: 'update' })
        requireVersion(node, input.version)
        const after = givenFields(input)
        const before = fieldsOf(node, after)
        await changeNodes(tx, ctx, [node.id], after)
        const historyId = await recordEffect(deps, tx, ctx, {
          kind: 'edited',
          nodeIds: [node.id],
          before,
          after,
          reason: input.reason ?? null,
        })
        return { node: await nodeView(tx, ctx, await findNode(tx, ctx, node.id)), history_id: historyId }
      }),
  })
}
