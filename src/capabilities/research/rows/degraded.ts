import { asc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { degradedNotes } from '../tables.ts'

export interface DegradedNote {
  provider: string
  reason: string
  at: string
}

/** False when this very note is kept already. */
export async function insertDegraded(
  tx: Tx,
  ctx: Context,
  runId: string,
  id: string,
  { provider, reason, at }: DegradedNote,
): Promise<boolean> {
  const kept = await tx
    .insert(degradedNotes)
    .values({ id, workspaceId: ctx.workspace, runId, provider, reason, createdAt: new Date(at) })
    .onConflictDoNothing()
    .returning({ id: degradedNotes.id })
  return kept.length === 1
}

export async function degradedOf(db: Queries, ctx: Context, runId: string): Promise<DegradedNote[]> {
  const rows = await db
    .select()
    .from(degradedNotes)
    .where(within(ctx, degradedNotes, eq(degradedNotes.runId, runId)))
    .orderBy(asc(degradedNotes.createdAt), asc(degradedNotes.id))
  return rows.map(({ provider, reason, createdAt }) => ({ provider, reason, at: createdAt.toISOString() }))
}
