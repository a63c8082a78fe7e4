import { asc, eq, inArray, max } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { calls } from '../tables.ts'

export type CallRow = typeof calls.$inferSelect
export type NewCall = Omit<CallRow, 'workspaceId' | 'n'>

/** The session's row must be locked: calls are numbered in the order they are kept. */
export async function keepCall(tx: Tx, ctx: Context, call: NewCall): Promise<CallRow> {
  const [last] = await tx
    .select({ n: max(calls.n) })
    .from(calls)
    .where(within(ctx, calls, eq(calls.sessionId, call.sessionId)))
  const row = { ...call, workspaceId: ctx.workspace, n: (last?.n ?? 0) + 1 }
  await tx.insert(calls).values(row)
  return row
}

export async function callsOf(db: Queries, ctx: Context, sessionId: string): Promise<CallRow[]> {
  return db
    .select()
    .from(calls)
    .where(within(ctx, calls, eq(calls.sessionId, sessionId)))
    .orderBy(asc(calls.n))
}

/** Of any session of this workspace: to tell a borrowed call from an invented one. */
export async function callsOfAnySession(db: Queries, ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: calls.id })
    .from(calls)
    .where(within(ctx, calls, inArray(calls.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
