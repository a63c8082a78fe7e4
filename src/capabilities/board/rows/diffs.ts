import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Queries } from '#store/store.ts'
import type { DiffView } from '../contract.ts'
import type { DiffChange } from '../row-types.ts'
import { diffs } from '../tables.ts'

export type DiffRow = typeof diffs.$inferSelect

export async function findDiff(
  db: Queries,
  ctx: Context,
  diffId: string,
  options: { lock?: boolean } = {},
): Promise<DiffRow> {
  const query = db
    .select()
    .from(diffs)
    .where(and(eq(diffs.id, diffId), eq(diffs.workspaceId, ctx.workspace)))
  const [row] = options.lock === true ? await query.for('update') : await query
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such diff.')
  return row
}

export async function diffsOfRun(db: Queries, ctx: Context, runId: string): Promise<DiffRow[]> {
  return db
    .select()
    .from(diffs)
    .where(and(eq(diffs.runId, runId), eq(diffs.workspaceId, ctx.workspace)))
    .orderBy(asc(diffs.position))
}

export function requireOpen(diff: DiffRow): void {
  if (diff.state === 'open') return
  throw new NazeError('CONFLICT', `This diff was already ${diff.state}.`, { details: { state: diff.state } })
}

/** What a person says yes to, and what has to be said again, word for word, when it is applied. */
export function confirmableChange(diff: DiffRow): DiffChange & { diff_id: string } {
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
