import { and, eq } from 'drizzle-orm'
import { canonicalJson } from '#kernel/confirm/index.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { ProposalView } from '../contract.ts'
import { BOARD_STREAM, type BoardDeps } from '../deps.ts'
import { runs } from '../tables.ts'

export type RunRow = typeof runs.$inferSelect
export type NewRun = Omit<RunRow, 'workspaceId' | 'actorId' | 'createdAt'>

/** Adopted or not, a run stays: a person can see what was proposed and why it was refused. The same run is kept once. */
export async function storeRun(deps: Pick<BoardDeps, 'live'>, tx: Tx, ctx: Context, run: NewRun): Promise<void> {
  const made = await tx
    .insert(runs)
    .values({
      ...run,
      report: storable(run.report),
      workspaceId: ctx.workspace,
      actorId: ctx.actor.id,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: runs.id })
  if (made.length === 0) return
  await deps.live.append(tx, ctx, BOARD_STREAM, 'board.run', { run_id: run.id, kind: run.kind, ok: run.ok })
}

/** A refused report may hold what PostgreSQL cannot: then its errors are all that is kept. */
function storable(report: unknown): unknown {
  try {
    canonicalJson(report)
    return report
  } catch {
    return null
  }
}

export async function findRun(db: Queries, ctx: Context, runId: string): Promise<RunRow> {
  const [row] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.workspaceId, ctx.workspace)))
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such run.')
  return row
}

export function proposalView(row: RunRow): ProposalView {
  return {
    ok: row.ok,
    run_id: row.id,
    kind: row.kind,
    report: row.report,
    errors: row.errors,
    warnings: row.warnings,
    attempts: row.attempts,
    source: row.source,
    revises: row.revises,
    created_at: row.createdAt.toISOString(),
    focus_node_id: row.inputs.focusNodeId,
    user_intent: row.inputs.userIntent,
    constraints: row.inputs.constraints,
  }
}
