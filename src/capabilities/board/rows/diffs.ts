import { asc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { boardStream, type Change, type DiffView } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import type { OrganizerReport } from '../proposal-quality/index.ts'
import { diffIdOf, proposalsOf } from '../proposals/proposal.ts'
import { diffs } from '../tables.ts'

export type DiffRow = typeof diffs.$inferSelect

/** One diff of each proposal. Takes only what the gate accepted against the board as it is; made once. */
export async function storeDiffs(
  { live }: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  run: { id: string; attempts: number },
  accepted: Accepted<OrganizerReport>,
  riskOf: (change: Change) => string | null,
  isDeclined: (change: Change) => boolean,
): Promise<DiffRow[]> {
  const rows = proposalsOf(accepted.value).map((proposal, position) => ({
    id: diffIdOf(ctx.workspace, run.id, proposal),
    workspaceId: ctx.workspace,
    runId: run.id,
    type: proposal.change.type,
    targetNodeId: proposal.targetNodeId,
    change: proposal.change,
    reason: proposal.reason,
    risk: riskOf(proposal.change),
    attempt: run.attempts,
    sourceProposal: proposal.path,
    position,
    state: isDeclined(proposal.change) ? ('rejected' as const) : ('open' as const),
    createdAt: ctx.clock.now(),
  }))
  const made = rows.length === 0 ? [] : await tx.insert(diffs).values(rows).onConflictDoNothing().returning()
  if (made.length > 0) {
    await live.tell(tx, ctx, boardStream.of(), { type: 'board.diffs', data: { run_id: run.id, count: made.length } })
  }
  return diffsOfRun(tx, ctx, run.id)
}

export async function findDiff(
  db: Queries,
  ctx: Context,
  diffId: string,
  options: { lock?: boolean } = {},
): Promise<DiffRow> {
  const query = db
    .select()
    .from(diffs)
    .where(within(ctx, diffs, eq(diffs.id, diffId)))
  const [row] = options.lock === true ? await query.for('update') : await query
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such diff.')
  return row
}

export async function diffsOfRun(db: Queries, ctx: Context, runId: string): Promise<DiffRow[]> {
  return db
    .select()
    .from(diffs)
    .where(within(ctx, diffs, eq(diffs.runId, runId)))
    .orderBy(asc(diffs.position))
}

/** In one order, so that two who decide on the same run never wait for each other. */
export async function lockDiffsOfRun(tx: Tx, ctx: Context, runId: string): Promise<DiffRow[]> {
  return tx
    .select()
    .from(diffs)
    .where(within(ctx, diffs, eq(diffs.runId, runId)))
    .orderBy(asc(diffs.position))
    .for('update')
}

/** Of those that were put aside, the ones that are meant are open again. */
export async function reopenRejected(tx: Tx, ctx: Context, meant: (change: Change) => boolean): Promise<string[]> {
  const rejected = await tx
    .select({ id: diffs.id, change: diffs.change })
    .from(diffs)
    .where(within(ctx, diffs, eq(diffs.state, 'rejected')))
    .orderBy(asc(diffs.id))
    .for('update')
  const ids = rejected.filter(({ change }) => meant(change)).map(({ id }) => id)
  for (const id of ids) await decideDiff(tx, ctx, id, { state: 'open', comment: null, decidedAt: null })
  return ids
}

/** A diff never changes: only its state moves, with what goes with that. */
export async function decideDiff(
  tx: Tx,
  ctx: Context,
  diffId: string,
  decided: Partial<Pick<DiffRow, 'comment' | 'historyId' | 'decidedAt'>> & Pick<DiffRow, 'state'>,
): Promise<void> {
  await tx
    .update(diffs)
    .set(decided)
    .where(within(ctx, diffs, eq(diffs.id, diffId)))
}

/** What is still open of a run gives way to a newer one. */
export async function supersedeOpen(
  { live }: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  runId: string,
  comment: string,
): Promise<void> {
  const closed = await tx
    .update(diffs)
    .set({ state: 'superseded', comment, decidedAt: ctx.clock.now() })
    .where(within(ctx, diffs, eq(diffs.runId, runId), eq(diffs.state, 'open')))
    .returning({ id: diffs.id })
  if (closed.length === 0) return
  const data = { run_id: runId, count: closed.length }
  await live.tell(tx, ctx, boardStream.of(), { type: 'board.diffs-superseded', data })
}

export function requireOpen(diff: DiffRow): void {
  if (diff.state === 'open') return
  throw new NazeError('CONFLICT', `This diff was already ${diff.state}.`, { details: { state: diff.state } })
}

/** What a person says yes to, and what has to be said again, word for word, when it is applied. */
export function confirmableChange(diff: DiffRow): Change & { diff_id: string } {
  return { ...diff.change, diff_id: diff.id }
}

export function diffView(row: DiffRow): DiffView {
  return {
    diff_id: row.id,
    type: row.type,
    target_node_id: row.targetNodeId,
    change: row.change,
    reason: row.reason,
    risk: row.risk,
    generated_from: { run_id: row.runId, attempt: row.attempt, source_proposal: row.sourceProposal },
    state: row.state,
    comment: row.comment,
    history_id: row.historyId,
    created_at: row.createdAt.toISOString(),
  }
}
