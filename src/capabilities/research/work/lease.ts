import { eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Store, Tx } from '#store/store.ts'
import { changeRun, lockRun, type RunRow } from '../rows/runs.ts'
import { runs } from '../tables.ts'

const LEASE_SECONDS = 20
/** A run that ends its process again and again must come to an end itself. */
export const MOST_BEGINNINGS = 30

/** Somebody else works on this run, or it is gone: nothing of ours may be kept any more. */
export class LostRun extends Error {
  override readonly name = 'LostRun'
}

/** By the database's clock: those of processes may disagree or jump. */
const until = (): SQL => sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`

export async function isHeld(tx: Tx, ctx: Context, runId: string): Promise<boolean> {
  const [row] = await tx
    .select({ held: sql<boolean>`coalesce(${runs.leaseUntil} > clock_timestamp(), false)` })
    .from(runs)
    .where(within(ctx, runs, eq(runs.id, runId)))
  return row?.held === true
}

export type Claimed = { run: RunRow; isNew: boolean } | 'over' | 'held'

/**
 * Makes the caller the only one who works on this run. `exclusive`: no other process can hold it, whatever the row says.
 */
export async function claimRun(
  tx: Tx,
  ctx: Context,
  { exclusive }: Pick<Store, 'exclusive'>,
  runId: string,
  token: string,
): Promise<Claimed> {
  const run = await lockRun(tx, ctx, runId)
  if (run === undefined || (run.status !== 'queued' && run.status !== 'running')) return 'over'
  if (!exclusive && (await isHeld(tx, ctx, runId))) return 'held'
  const isNew = run.status === 'queued'
  const begun = run.begun + 1
  const startedAt = run.startedAt ?? ctx.clock.now()
  await tx
    .update(runs)
    .set({ status: 'running', begun, startedAt, leaseToken: token, leaseUntil: until() })
    .where(within(ctx, runs, eq(runs.id, runId)))
  return { run: { ...run, status: 'running', begun, startedAt }, isNew }
}

/** What became of the run meanwhile; throws when it is no longer ours. */
export async function renewLease(
  store: Store,
  ctx: Context,
  runId: string,
  token: string,
): Promise<{ cancelled: boolean }> {
  const [row] = await store.db
    .update(runs)
    .set({ leaseUntil: until() })
    .where(within(ctx, runs, eq(runs.id, runId), eq(runs.leaseToken, token)))
    .returning({ cancelledAt: runs.cancelRequestedAt })
  if (row === undefined) throw new LostRun('somebody else works on this run')
  return { cancelled: row.cancelledAt !== null }
}

/** Locks the run's row and says that it is still ours to write for. */
export async function holdRun(tx: Tx, ctx: Context, runId: string, token: string): Promise<RunRow> {
  const run = await lockRun(tx, ctx, runId)
  if (run === undefined || run.leaseToken !== token) throw new LostRun('somebody else works on this run')
  return run
}

/** Whoever comes next need not wait for the lease to end. */
export async function releaseRun(store: Store, ctx: Context, runId: string, token: string): Promise<void> {
  await store.tx(async (tx) => {
    const run = await lockRun(tx, ctx, runId)
    if (run?.leaseToken === token) await changeRun(tx, ctx, runId, { leaseToken: null, leaseUntil: null })
  })
}

export function begunTooOften(): NazeError {
  return new NazeError('INTERNAL', `This research was begun ${MOST_BEGINNINGS} times and never came to its end.`)
}
