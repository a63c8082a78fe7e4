import { asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { IterationResult } from '../contract.ts'
import { iterations } from '../tables.ts'

export type IterationRow = typeof iterations.$inferSelect

/** An iteration without its reports, which are its agents' outcomes. */
export type IterationVerdict = Omit<IterationResult, 'agentReports' | 'outcomes' | 'consensusReport'>

export async function iterationRows(db: Queries, ctx: Context, runId: string): Promise<IterationRow[]> {
  return db
    .select()
    .from(iterations)
    .where(within(ctx, iterations, eq(iterations.runId, runId)))
    .orderBy(asc(iterations.iteration))
}

/** False when it was begun before. */
export async function beginIteration(tx: Tx, ctx: Context, runId: string, iteration: number): Promise<boolean> {
  const begun = await tx
    .insert(iterations)
    .values({ runId, iteration, workspaceId: ctx.workspace, scores: [], createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ iteration: iterations.iteration })
  return begun.length === 1
}

/** False when its end is kept already. */
export async function storeVerdict(
  tx: Tx,
  ctx: Context,
  runId: string,
  { value }: Accepted<IterationVerdict>,
): Promise<boolean> {
  const { iteration, ...verdict } = value
  await beginIteration(tx, ctx, runId, iteration)
  const stored = await tx
    .update(iterations)
    .set(verdict)
    .where(
      within(
        ctx,
        iterations,
        eq(iterations.runId, runId),
        eq(iterations.iteration, iteration),
        isNull(iterations.durationMs),
      ),
    )
    .returning({ iteration: iterations.iteration })
  return stored.length === 1
}

export async function endedIterations(db: Queries, ctx: Context, runId: string): Promise<number[]> {
  const rows = await db
    .select({ iteration: iterations.iteration })
    .from(iterations)
    .where(within(ctx, iterations, eq(iterations.runId, runId), isNotNull(iterations.durationMs)))
  return rows.map(({ iteration }) => iteration)
}
