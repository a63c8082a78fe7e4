import { defineVerb } from '#kernel/verb.ts'
import { EditNodeInput, NodeOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { recordEffect } from '../rows/history.ts'
import { changeNodes, findNode, requireVersion } from '../rows/nodes.ts'
import { nodeView } from './node-view.ts'
import type { BoardVerbs } from '../verbs.ts'

export const EDITABLE = ['title', 'context', 'note', 'due'] as const

/** A person's own words on a node. The status is not among them: it has its own gate. */
export function makeEditNode(deps: BoardDeps): BoardVerbs['editNode'] {
  return defineVerb({
    name: 'board.edit-node',
    summary: 'Changes title, context, note or due of a node; never its status.',
    input: EditNodeInput,
    output: NodeOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    run: (ctx, input) =>
      deps.store.tx(async (tx) => {
        const node = await findNode(tx, ctx, input.node_id, { lock: 'update' })
        requireVersion(node, input.version)
        const given = EDITABLE.filter((field) => input[field] !== undefined)
        const after = Object.fromEntries(given.map((field) => [field, input[field]]))
        const before = Object.fromEntries(given.map((field) => [field, node[field]]))
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
