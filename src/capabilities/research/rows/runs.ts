import { desc, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { olderThan } from '#kernel/cursor.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import { asks } from '#kernel/gate/tables.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { FinalReport, TransparencyReport } from '../contract.ts'
import { runs } from '../tables.ts'

const { report: _report, transparency: _transparency, ...withoutReport } = getTableColumns(runs)

/** A run without its report, which may be long and is read where it is wanted. */
export type RunRow = Omit<typeof runs.$inferSelect, 'report' | 'transparency'> & { hasReport: boolean }

const columns = { ...withoutReport, hasReport: sql<boolean>`${runs.report} is not null` }

export async function readRun(db: Queries, ctx: Context, runId: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(runs)
    .where(within(ctx, runs, eq(runs.id, runId)))
  return row
}

export async function findRun(db: Queries, ctx: Context, runId: string): Promise<RunRow> {
  return (await readRun(db, ctx, runId)) ?? missing()
}

/** The row stays locked until the transaction ends: whoever changes a run comes one after the other. */
export async function lockRun(tx: Tx, ctx: Context, runId: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(runs)
    .where(within(ctx, runs, eq(runs.id, runId)))
    .for('update')
  return row
}

export async function runOfKey(db: Queries, ctx: Context, key: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(runs)
    .where(within(ctx, runs, eq(runs.idempotencyKey, key)))
  return row
}

/** Newest first; one more than asked for says that there are others. */
export async function newestRuns(
  db: Queries,
  ctx: Context,
  cursor: string | undefined,
  limit: number,
): Promise<RunRow[]> {
  return db
    .select(columns)
    .from(runs)
    .where(within(ctx, runs, olderThan(cursor, runs.createdAt, runs.id)))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit)
}

/** What a run has to show: the report, and how it came about. */
export interface Concluded {
  report: FinalReport
  transparency: TransparencyReport
}

export async function readConcluded(db: Queries, ctx: Context, runId: string): Promise<Concluded> {
  const [row] = await db
    .select({ report: runs.report, transparency: runs.transparency, status: runs.status })
    .from(runs)
    .where(within(ctx, runs, eq(runs.id, runId)))
  if (row === undefined) return missing()
  const { report, transparency, status } = row
  if (report === null || transparency === null) {
    throw new NazeError('CONFLICT', `This research is ${status} and has no report.`)
  }
  return { report, transparency }
}

export async function changeRun(
  tx: Tx,
  ctx: Context,
  runId: string,
  change: Omit<Partial<typeof runs.$inferInsert>, 'report' | 'transparency'>,
): Promise<void> {
  await tx
    .update(runs)
    .set(change)
    .where(within(ctx, runs, eq(runs.id, runId)))
}

/** The only writer of a report: what the gate has let through. */
export async function storeReport(
  tx: Tx,
  ctx: Context,
  runId: string,
  accepted: Accepted<Concluded> | null,
): Promise<void> {
  await tx
    .update(runs)
    .set(accepted === null ? { report: null, transparency: null } : accepted.value)
    .where(within(ctx, runs, eq(runs.id, runId)))
}

export interface Spent {
  tokensIn: number
  tokensOut: number
  /** Null when a model was asked whose price nobody knows. */
  cost: number | null
}

/** What models have used for this run, from the ledger. */
export async function spentOn(db: Queries, ctx: Context, runId: string, since?: Date): Promise<Spent> {
  const [sum] = await db
    .select({
      tokensIn: sql<string>`coalesce(sum(${asks.tokensIn}), 0)`,
      tokensOut: sql<string>`coalesce(sum(${asks.tokensOut}), 0)`,
      cost: sql<string>`coalesce(sum(${asks.costUsd}), 0)`,
      unpriced: sql<boolean>`coalesce(bool_or(${asks.costUsd} is null and ${asks.tokensIn} + ${asks.tokensOut} > 0), false)`,
    })
    .from(asks)
    .where(within(ctx, asks, eq(asks.subjectId, runId), since === undefined ? undefined : gte(asks.createdAt, since)))
  return {
    tokensIn: Number(sum?.tokensIn ?? 0),
    tokensOut: Number(sum?.tokensOut ?? 0),
    cost: sum?.unpriced === true ? null : Number(sum?.cost ?? 0),
  }
}

export function missing(): never {
  throw new NazeError('NOT_FOUND', 'There is no such research.')
}
