import type { Confirmed } from '#kernel/confirm/index.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Tx } from '#store/store.ts'
import { applyChange, touchedBy } from './apply-change.ts'
import { readConfirmation } from '../rows/confirmations.ts'
import { ApplyDiffInput, ApplyDiffOutput, type Change } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { confirmableChange, decideDiff, type DiffRow, diffView, findDiff, requireOpen } from '../rows/diffs.ts'
import { recordEffect } from '../rows/history.ts'
import { lockNodes, lockStructure } from '../rows/nodes.ts'
import { reportOf } from '../proposals/proposal.ts'
import { validateOrganizerReport } from '../proposal-quality/index.ts'
import { readBoard } from '../rows/desk.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeApplyDiff(deps: BoardDeps): BoardVerbs['applyDiff'] {
  return defineVerb({
    name: 'board.apply-diff',
    summary: 'Applies one diff that a person confirmed; all of it or nothing.',
    input: ApplyDiffInput,
    output: ApplyDiffOutput,
    errors: [
      'INVALID_INPUT',
      'NOT_FOUND',
      'CONFIRMATION_REQUIRED',
      'CONFIRMATION_EXPIRED',
      'CONFIRMATION_CONSUMED',
      'CONFIRMATION_MISMATCH',
      'CONFLICT',
      'DB_ERROR',
    ],
    run: (ctx, input) => applyDiff(deps, ctx, input.diff_id, input.confirmation_id),
  })
}

export async function applyDiff(deps: BoardDeps, ctx: Context, diffId: string, token: string | null | undefined) {
  return deps.store.tx(async (tx) => {
    await lockStructure(tx, ctx)
    const diff = await findDiff(tx, ctx, diffId, { lock: true })
    const given = await readConfirmation(tx, ctx, token)
    const bound = { type: diff.type, subjectId: diff.targetNodeId, change: confirmableChange(diff) }
    const done = await deps.confirmations.consume(tx, ctx, token, bound, async (confirmed) => {
      requireOpen(diff)
      await refuseStale(tx, ctx, diff)
      return applyConfirmed(deps, tx, ctx, diff, confirmed, given?.uiAction ?? null)
    })
    return { ok: true as const, diff: diffView(await findDiff(tx, ctx, diff.id)), ...done }
  })
}

/** The board may have moved on since the proposal was made: the same rules look again. */
async function refuseStale(tx: Tx, ctx: Context, diff: DiffRow): Promise<void> {
  await lockNodes(tx, ctx, touchedBy(diff.change))
  const nodes = await readBoard(tx, ctx)
  const ids = nodes.map(({ id }) => id)
  const { errors } = validateOrganizerReport(reportOf(diff.change, diff.reason), ids, { nodes })
  if (errors.length > 0) {
    throw new NazeError('CONFLICT', `The board has changed since this was proposed: ${errors[0]}.`, {
      details: { errors },
    })
  }
}

async function applyConfirmed(
  deps: BoardDeps,
  tx: Tx,
  ctx: Context,
  diff: DiffRow,
  confirmed: Confirmed<Change>,
  uiAction: string | null,
): Promise<{ history_id: string; node_ids: string[] }> {
  const applied = await applyChange(tx, ctx, confirmed, diff.reason)
  const historyId = await recordEffect(deps, tx, ctx, {
    ...applied,
    nodeIds: [diff.targetNodeId, ...applied.nodeIds.filter((id) => id !== diff.targetNodeId)],
    before: null,
    reason: diff.reason,
    uiAction,
    confirmationId: confirmed.confirmationId,
    diffId: diff.id,
  })
  await decideDiff(tx, ctx, diff.id, { state: 'applied', historyId, decidedAt: ctx.clock.now() })
  return { history_id: historyId, node_ids: applied.nodeIds }
}
