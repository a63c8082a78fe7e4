import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { UndoInput, UndoOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { decideDiff } from '../rows/diffs.ts'
import { type HistoryRow, lockEffect, recordUndo } from '../rows/history.ts'
import { lockStructure } from '../rows/nodes.ts'
import type { BoardVerbs } from '../verbs.ts'
import { TAKE_BACK } from './take-back.ts'

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
        const row = await lockEffect(tx, ctx, input.history_id)
        requireUndoable(row)
        await TAKE_BACK[row.kind](tx, ctx, row)
        if (row.diffId !== null) await decideDiff(tx, ctx, row.diffId, { state: 'undone' })
        const historyId = await recordUndo(deps, tx, ctx, row)
        return { ok: true as const, history_id: historyId, undone: row.id, node_ids: row.nodeIds }
      })
    },
  })
}

function requireUndoable({ undoneBy, undoOf }: HistoryRow): void {
  if (undoneBy !== null) throw new NazeError('CONFLICT', 'This was already undone.')
  if (undoOf !== null) throw new NazeError('CONFLICT', 'This line is an undo itself: make the change again instead.')
}
