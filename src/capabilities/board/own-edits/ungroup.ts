import { arrayContains, sql } from 'drizzle-orm'
import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { EffectOutput, UngroupInput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { recordEffect } from '../rows/history.ts'
import { changeNodes, lockNodes, lockStructure } from '../rows/nodes.ts'
import { nodes } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeUngroup(deps: BoardDeps): BoardVerbs['ungroup'] {
  return defineVerb({
    name: 'board.ungroup',
    summary: 'Takes nodes out of a group by a person’s own hand; undo puts them back.',
    input: UngroupInput,
    output: EffectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { group_label, node_ids, reason }) {
      assertPersonAtHand(ctx.actor)
      return deps.store.tx(async (tx) => {
        await lockStructure(tx, ctx)
        const wanted = [...new Set(node_ids)]
        if ((await lockNodes(tx, ctx, wanted)).length < wanted.length)
          throw new NazeError('NOT_FOUND', 'There is no such node on the board.')
        const left = await changeNodes(
          tx,
          ctx,
          wanted,
          { tags: sql`array_remove(${nodes.tags}, ${group_label}::text)` },
          arrayContains(nodes.tags, [group_label]),
        )
        const [first, ...others] = left
        if (first === undefined) throw new NazeError('CONFLICT', 'None of these nodes is in that group.')
        const history_id = await recordEffect(deps, tx, ctx, {
          kind: 'ungrouped',
          nodeIds: [first, ...others],
          before: { group_label, node_ids: left },
          after: null,
          reason: reason ?? null,
        })
        return { ok: true as const, history_id, node_ids: left }
      })
    },
  })
}
