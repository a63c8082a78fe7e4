import { and, eq } from 'drizzle-orm'
import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Tx } from '#store/store.ts'
import { UndoInput, UndoOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { type HistoryRow, recordEffect } from '../rows/history.ts'
import { lockStructure } from '../rows/nodes.ts'
import { diffs, history } from '../tables.ts'
import { takeBack } from './take-back.ts'
import type { BoardVerbs } from '../verbs.ts'

/** Undoing is a change too, without a token of its own: only a person at the screen may ask for it. */
export function makeUndo(deps: BoardDeps): BoardVerbs['undo'] {
  return defineVerb({
    name: 'board.undo',
    summary: 'Takes one effect of the history back, unless the board has moved on since.',
    input: UndoInput,
    output: UndoOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, input) {
      assertPersonAtHand(ctx.actor)
      return deps.store.tx(async (tx) => {
        await lockStructure(tx, ctx)
        const row = await findEffect(tx, ctx, input.history_id)
        await takeBack(tx, ctx, row)
        const [first = row.nodeId, ...others] = row.nodeIds
        const historyId = await recordEffect(deps, tx, ctx, {
          kind: row.kind,
          nodeIds: [first, ...others],
          before: row.after,
          after: row.before,
          diffId: row.diffId,
          undoOf: row.id,
        })
        await tx.update(history).set({ undoneBy: historyId }).where(eq(history.id, row.id))
        if (row.diffId !== null) await tx.update(diffs).set({ state: 'undone' }).where(eq(diffs.id, row.diffId))
        return { ok: true as const, history_id: historyId, undone: row.id, node_ids: row.nodeIds }
      })
    },
  })
}

async function findEffect(tx: Tx, ctx: Context, historyId: string): Promise<HistoryRow> {
  const [row] = await tx
    .select()
    .from(history)
    .where(and(eq(history.id, historyId), eq(history.workspaceId, ctx.workspace)))
    .for('update')
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such line in the history.')
  if (row.undoneBy !== null) throw new NazeError('CONFLICT', 'This was already undone.')
  if (row.undoOf !== null)
    throw new NazeError('CONFLICT', 'This line is an undo itself: make the change again instead.')
  return row
}
