import type { Confirmed } from '#kernel/confirm/index.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Tx } from '#store/store.ts'
import { type GivenConfirmation, readConfirmation } from '../rows/confirmations.ts'
import { EstimateStatusInput, EstimateStatusOutput, StatusChange } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { recordEffect } from '../rows/history.ts'
import { changeNodes, findNode, type NodeRow } from '../rows/nodes.ts'
import { nodeView } from '../nodes/node-view.ts'
import { previewStatus } from './preview-status.ts'
import type { Status } from './statuses.ts'
import { isAllowed } from './transitions.ts'
import type { BoardVerbs } from '../verbs.ts'

/** Work that runs by itself may look, never apply, whatever confirmation it holds. */
const MAY_NOT_APPLY: ReadonlySet<string> = new Set(['batch', 'skill_chain'])

export function makeEstimateStatus(deps: BoardDeps): BoardVerbs['estimateStatus'] {
  return defineVerb({
    name: 'board.estimate-status',
    summary: 'Suggests where a node could go next; with confirm_status and a confirmation it moves it there.',
    input: EstimateStatusInput,
    output: EstimateStatusOutput,
    errors: [
      'INVALID_INPUT',
      'NOT_FOUND',
      'FORBIDDEN',
      'CONFIRMATION_REQUIRED',
      'CONFIRMATION_EXPIRED',
      'CONFIRMATION_CONSUMED',
      'CONFIRMATION_MISMATCH',
      'CONFLICT',
      'TRANSITION_NOT_ALLOWED',
      'DB_ERROR',
    ],
    async run(ctx, input) {
      const to = input.confirm_status
      if (to === undefined) {
        const node = await findNode(deps.store.db, ctx, input.node_id)
        return { node_id: node.id, current: node.status, ...previewStatus(node, input.reason) }
      }
      refuseSource(input.source)
      return applyStatus(deps, ctx, { ...input, confirm_status: to })
    },
  })
}

interface Move {
  node_id: string
  confirm_status: Status
  confirmation_id?: string | null | undefined
  reason?: string | undefined
}

export async function applyStatus(deps: BoardDeps, ctx: Context, { node_id, confirm_status: to, ...move }: Move) {
  return deps.store.tx(async (tx) => {
    const node = await findNode(tx, ctx, node_id, { lock: 'update' })
    const given = await readConfirmation(tx, ctx, move.confirmation_id)
    const bound = { type: 'status_change', subjectId: node.id, change: meantChange(node, to, given) }
    const historyId = await deps.confirmations.consume(tx, ctx, move.confirmation_id, bound, (confirmed) =>
      moveNode(deps, tx, ctx, node, confirmed, {
        reason: move.reason ?? given?.reason,
        uiAction: given?.uiAction,
      }),
    )
    const moved = await nodeView(tx, ctx, await findNode(tx, ctx, node.id))
    return { ok: true as const, node_id: node.id, current: moved.status, node: moved, history_id: historyId }
  })
}

function refuseSource(source: string | undefined): void {
  const name = (source ?? '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  if (MAY_NOT_APPLY.has(name)) {
    throw new NazeError('FORBIDDEN', `A status is not applied from ${name}: a person does it.`)
  }
}

/** The `from` is the one the person saw: when it is no longer true that is a conflict, not a mismatch. */
function meantChange(node: NodeRow, to: Status, given: GivenConfirmation | undefined): StatusChange {
  const confirmed = StatusChange.safeParse(given?.change)
  if (confirmed.success && confirmed.data.to === to) return confirmed.data
  return { type: 'status_change', from: node.status, to }
}

/** The only writer of a status that moves forward. */
async function moveNode(
  deps: BoardDeps,
  tx: Tx,
  ctx: Context,
  node: NodeRow,
  confirmed: Confirmed<StatusChange>,
  why: { reason?: string | null | undefined; uiAction?: string | null | undefined },
): Promise<string> {
  const { from, to } = confirmed.value
  if (node.status !== from) {
    throw new NazeError('CONFLICT', `This was confirmed for ${from}; the node is now ${node.status}.`, {
      details: { current: node.status },
    })
  }
  if (!isAllowed(from, to)) {
    throw new NazeError('TRANSITION_NOT_ALLOWED', `A node cannot go from ${from} to ${to}.`, { details: { from, to } })
  }
  await changeNodes(tx, ctx, [node.id], { status: to })
  return recordEffect(deps, tx, ctx, {
    kind: 'status',
    nodeIds: [node.id],
    before: { status: from },
    after: { status: to },
    reason: why.reason ?? null,
    uiAction: why.uiAction ?? null,
    confirmationId: confirmed.confirmationId,
  })
}
