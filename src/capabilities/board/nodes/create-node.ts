import { defineVerb } from '#kernel/verb.ts'
import { CreateNodeInput, NodeOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { recordEffect } from '../rows/history.ts'
import { addNodes, findNode } from '../rows/nodes.ts'
import { newFields } from './fields.ts'
import { nodeView } from './node-view.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeCreateNode(deps: BoardDeps): BoardVerbs['createNode'] {
  return defineVerb({
    name: 'board.create-node',
    summary: 'Puts a new node on the board, alone or under another one; it starts as CAPTURED.',
    input: CreateNodeInput,
    output: NodeOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'DB_ERROR'],
    run: (ctx, input) =>
      deps.store.tx(async (tx) => {
        // Held until the commit, so that the parent cannot be deleted under the child.
        if (input.parent_id !== undefined) await findNode(tx, ctx, input.parent_id, { lock: 'share' })
        const id = ctx.ids.next()
        const parentId = input.parent_id ?? null
        const fields = newFields(input)
        await addNodes(tx, ctx, [{ ...fields, id, parentId }])
        const historyId = await recordEffect(deps, tx, ctx, {
          kind: 'created',
          nodeIds: parentId === null ? [id] : [id, parentId],
          before: null,
          after: { ...fields, parent_id: parentId, status: 'CAPTURED' },
        })
        return { node: await nodeView(tx, ctx, await findNode(tx, ctx, id)), history_id: historyId }
      }),
  })
}
