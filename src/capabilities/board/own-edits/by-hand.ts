import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Tx } from '#store/store.ts'
import { type Applied, applyChange, touchedBy } from '../changes/apply-change.ts'
import type { Change } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { makeBoardFacts } from '../proposal-quality/board-facts.ts'
import { organizerQuality } from '../proposal-quality/organizer/rules.ts'
import { brokenBy } from '../proposal-quality/quality-rule.ts'
import { reportOf } from '../proposals/proposal.ts'
import { readBoard } from '../rows/desk.ts'
import { recordEffect } from '../rows/history.ts'
import { lockNodes, lockStructure } from '../rows/nodes.ts'

/** What is wrong whoever does it; how a person words their own board is theirs. */
const STRUCTURE: ReadonlySet<string> = new Set([
  'relation_to_itself',
  'dependency_cycle',
  'parent_cycle',
  'already_on_board',
])
const structureRules = organizerQuality.rules.filter(({ name }) => STRUCTURE.has(name))

/** A structure a person makes themselves: the act is the confirmation, and it goes the way every confirmed change goes. */
export async function makeByHand(
  deps: BoardDeps,
  ctx: Context,
  change: Exclude<Change, { type: 'decomposition' }>,
  reason: string | undefined,
): Promise<{ applied: Applied; historyId: string }> {
  assertPersonAtHand(ctx.actor)
  const [subjectId = ''] = touchedBy(change)
  const bound = { type: change.type, subjectId, change }
  const { confirmation_id } = await deps.confirmations.create(ctx, bound)
  return deps.store.tx(async (tx) => {
    await lockStructure(tx, ctx)
    await requirePossible(tx, ctx, change)
    return deps.confirmations.consume<Change, { applied: Applied; historyId: string }>(
      tx,
      ctx,
      confirmation_id,
      bound,
      async (confirmed) => {
        const applied = await applyChange(tx, ctx, confirmed, reason ?? '')
        const historyId = await recordEffect(deps, tx, ctx, {
          ...applied,
          nodeIds: [subjectId, ...applied.nodeIds.filter((id) => id !== subjectId)],
          before: null,
          reason: reason ?? null,
          uiAction: 'by hand',
          confirmationId: confirmed.confirmationId,
        })
        return { applied, historyId }
      },
    )
  })
}

async function requirePossible(tx: Tx, ctx: Context, change: Change): Promise<void> {
  const touched = new Set(touchedBy(change))
  if ((await lockNodes(tx, ctx, [...touched])).length < touched.size)
    throw new NazeError('NOT_FOUND', 'There is no such node on the board.')
  const nodes = await readBoard(tx, ctx)
  const facts = makeBoardFacts(
    nodes.map(({ id }) => id),
    { nodes },
  )
  const view = organizerQuality.view(reportOf(change, ''))
  const errors = structureRules.flatMap((rule) => brokenBy(rule, view, facts))
  if (errors.length > 0)
    throw new NazeError('CONFLICT', `This cannot be on the board: ${errors[0]}.`, { details: { errors } })
}
