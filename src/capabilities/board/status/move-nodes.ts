import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { defineVerb } from '#kernel/verb.ts'
import { confirmChange } from '../changes/confirm-change.ts'
import { eachOfMany } from '../changes/each-of-many.ts'
import { MoveNodesInput, MoveNodesOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import type { BoardVerbs } from '../verbs.ts'
import { applyStatus } from './estimate-status.ts'

/** The act is the confirmation: each node gets one of its own, used up by the gate that every status goes through. */
export function makeMoveNodes(deps: BoardDeps): BoardVerbs['moveNodes'] {
  return defineVerb({
    name: 'board.move-nodes',
    summary: 'Moves nodes by a person’s own hand, one confirmation each; a node that cannot move is named and stays.',
    input: MoveNodesInput,
    output: MoveNodesOutput,
    errors: [
      'INVALID_INPUT',
      'NOT_FOUND',
      'FORBIDDEN',
      'CONFIRMATION_EXPIRED',
      'CONFIRMATION_CONSUMED',
      'CONFLICT',
      'TRANSITION_NOT_ALLOWED',
      'DB_ERROR',
    ],
    async run(ctx, { moves, ui_action, reason }) {
      assertPersonAtHand(ctx.actor)
      const why = reason === undefined ? {} : { reason }
      const { done, failed } = await eachOfMany(moves, async ({ node_id, from, to }) => {
        const proposed_change = { type: 'status_change' as const, from, to }
        const { confirmation } = await confirmChange(deps, ctx, { node_id, ui_action, proposed_change, ...why })
        const { confirmation_id } = confirmation
        const applied = await applyStatus(deps, ctx, { node_id, confirm_status: to, confirmation_id })
        return { node_id, history_id: applied.history_id, confirmation_id, node: applied.node }
      })
      return {
        moved: done,
        failed: failed.map(({ item, error }) => ({ node_id: item.node_id, code: error.code, error: error.message })),
      }
    },
  })
}
