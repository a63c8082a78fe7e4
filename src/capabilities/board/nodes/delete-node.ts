import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { DeleteNodeInput, DeleteNodeOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { recordEffect } from '../rows/history.ts'
import { changeNodes, childrenOf, findNode, requireVersion } from '../rows/nodes.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeDeleteNode(deps: BoardDeps): BoardVerbs['deleteNode'] {
  return defineVerb({
    name: 'board.delete-node',
    summary: 'Takes a node without children off the board; undo brings it back.',
    input: DeleteNodeInput,
    output: DeleteNodeOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    run: (ctx, input) =>
      deps.store.tx(async (tx) => {
        const node = await findNode(tx, ctx, input.node_id, { lock: 'update' })
        requireVersion(node, input.version)
        const children = await childrenOf(tx, ctx, [node.id])
        if (children.length > 0) throw new NazeError('CONFLICT', 'This node has children: delete them first.')
        await changeNodes(tx, ctx, [node.id], { deletedAt: ctx.clock.now() })
        const historyId = await recordEffect(deps, tx, ctx, {
          kind: 'deleted',
          nodeIds: [node.id],
          before: { title: node.title, status: node.status },
          after: null,
        })
        return { ok: true as const, history_id: historyId }
      }),
  })
}
