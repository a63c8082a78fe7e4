import { desc, eq } from 'drizzle-orm'
import { canonicalJson } from '#kernel/confirm/index.ts'
import type { Context } from '#kernel/context.ts'
import { olderThan } from '#kernel/cursor.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { boardStream, type ProposalView, type RunKind } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import type { AdvisorReport, OrganizerReport } from '../proposal-quality/index.ts'
import { runs } from '../tables.ts'

export type RunRow = typeof runs.$inferSelect
type Outcome = 'ok' | 'report' | 'errors'
/** What is known of a run whatever came of it. */
export type NewRun = Omit<RunRow, 'workspaceId' | 'actorId' | 'createdAt' | Outcome>
export type ConcludedRun = NewRun & Pick<RunRow, Outcome>

/** Adopted is only what the gate accepted. The same run is kept once. */
export async function storeAdopted(
  deps: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  run: NewRun,
  accepted: Accepted<OrganizerReport | AdvisorReport>,
): Promise<ConcludedRun> {
  return insertRun(deps, tx, ctx, { ...run, ok: true, report: accepted.value, errors: [] })
}

/** A run that was not adopted stays: a person can see what was proposed and why it was refused. */
export async function storeRefused(
  deps: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  run: NewRun,
  refused: { report: unknown; errors: string[] },
): Promise<ConcludedRun> {
  return insertRun(deps, tx, ctx, { ...run, ok: false, errors: refused.errors, report: storable(refused.report) })
}

async function insertRun(
  { live }: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  run: ConcludedRun,
): Promise<ConcludedRun> {
  const made = await tx
    .insert(runs)
    .values({ ...run, workspaceId: ctx.workspace, actorId: ctx.actor.id, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: runs.id })
  if (made.length > 0) {
    const { id: run_id, kind, ok } = run
    await live.tell(tx, ctx, boardStream.of(), { type: 'board.run', data: { run_id, kind, ok } })
  }
  return run
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
    .where(within(ctx, runs, eq(runs.id, runId)))
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such run.')
  return row
}

/** Newest first. */
export async function readRuns(
  db: Queries,
  ctx: Context,
  wanted: { kind?: RunKind | undefined; before?: string | undefined; limit: number },
): Promise<RunRow[]> {
  const ofKind = wanted.kind === undefined ? undefined : eq(runs.kind, wanted.kind)
  return db
    .select()
    .from(runs)
    .where(within(ctx, runs, ofKind, olderThan(wanted.before, runs.createdAt, runs.id)))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(wanted.limit)
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
