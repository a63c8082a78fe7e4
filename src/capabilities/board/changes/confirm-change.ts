import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ConfirmInput, ConfirmOutput, type ProposedChange } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { confirmableChange, findDiff, requireOpen } from '../rows/diffs.ts'
import { findNode } from '../rows/nodes.ts'
import { confirmationActions } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

/** A person's yes to exactly one change. Whether the change is possible is decided when it is applied. */
export function makeConfirmChange(deps: BoardDeps): BoardVerbs['confirmChange'] {
  return defineVerb({
    name: 'board.confirm-change',
    summary:
      'Records that a person confirmed one status change or one diff; the answer holds the token to apply it with.',
    input: ConfirmInput,
    output: ConfirmOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFIRMATION_MISMATCH', 'CONFLICT', 'DB_ERROR'],
    run: (ctx, input) => confirmChange(deps, ctx, input),
  })
}

export async function confirmChange(deps: BoardDeps, ctx: Context, input: z.output<typeof ConfirmInput>) {
  assertPersonAtHand(ctx.actor)
  const node = await findNode(deps.store.db, ctx, input.node_id)
  const change = await wholeChange(deps, ctx, node.id, input.proposed_change)
  const confirmation = await deps.confirmations.create(ctx, {
    type: input.proposed_change.type,
    subjectId: node.id,
    change,
    ...(input.reason === undefined ? {} : { reason: input.reason }),
  })
  await deps.store.db.insert(confirmationActions).values({
    confirmationId: confirmation.confirmation_id,
    workspaceId: ctx.workspace,
    uiAction: input.ui_action,
    createdAt: ctx.clock.now(),
  })
  return { ok: true as const, confirmation: { ...confirmation, proposed_change: change } }
}

/** Of a diff the person may send as much as they saw; what is confirmed is the diff itself, whole. */
async function wholeChange(
  deps: BoardDeps,
  ctx: Context,
  nodeId: string,
  proposed: ProposedChange,
): Promise<Record<string, unknown>> {
  if (proposed.type === 'status_change') return proposed
  const diff = await findDiff(deps.store.db, ctx, proposed.diff_id)
  requireOpen(diff)
  const whole: Record<string, unknown> = { ...confirmableChange(diff) }
  const differs = Object.entries(proposed).filter(([key, value]) => !isDeepStrictEqual(whole[key], value))
  if (diff.targetNodeId !== nodeId) differs.push(['node_id', nodeId])
  if (differs.length > 0) {
    const names = differs.map(([key]) => key).join(', ')
    throw new NazeError('CONFIRMATION_MISMATCH', `The diff says something else about ${names}.`)
  }
  return whole
}
