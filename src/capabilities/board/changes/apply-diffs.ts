import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ApplyDiffsInput, ApplyDiffsOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { findDiff } from '../rows/diffs.ts'
import type { BoardVerbs } from '../verbs.ts'
import { applyDiff } from './apply-diff.ts'
import { confirmChange } from './confirm-change.ts'
import { eachOfMany } from './each-of-many.ts'

export function makeApplyDiffs(deps: BoardDeps): BoardVerbs['applyDiffs'] {
  return defineVerb({
    name: 'board.apply-diffs',
    summary: 'Applies diffs a person looked at together, one confirmation each; one that cannot be is named and stays.',
    input: ApplyDiffsInput,
    output: ApplyDiffsOutput,
    errors: [
      'INVALID_INPUT',
      'NOT_FOUND',
      'FORBIDDEN',
      'CONFIRMATION_EXPIRED',
      'CONFIRMATION_CONSUMED',
      'CONFIRMATION_MISMATCH',
      'CONFLICT',
      'DB_ERROR',
    ],
    async run(ctx, { diff_ids, ui_action, reason }) {
      assertPersonAtHand(ctx.actor)
      const why = reason === undefined ? {} : { reason }
      const { done, failed } = await eachOfMany(diff_ids, async (diff_id) => {
        const { targetNodeId, type } = await findDiff(deps.store.db, ctx, diff_id)
        const { confirmation } = await confirmChange(deps, ctx, {
          node_id: targetNodeId,
          ui_action,
          proposed_change: { type, diff_id },
          ...why,
        })
        const { confirmation_id } = confirmation
        const { history_id, node_ids } = await applyDiff(deps, ctx, diff_id, confirmation_id)
        return { diff_id, history_id, confirmation_id, node_ids }
      })
      return {
        applied: done,
        failed: failed.map(({ item, error }) => ({ diff_id: item, code: error.code, error: error.message })),
      }
    },
  })
}
