import { asc, eq, max } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { decisions } from '../tables.ts'

export type DecisionRow = typeof decisions.$inferSelect
export type NewDecision = Pick<DecisionRow, 'kind' | 'fromPhase' | 'toPhase' | 'reasons'>

/** The session's row must be locked: decisions are numbered in their order. */
export async function logDecisions(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  made: readonly NewDecision[],
): Promise<void> {
  if (made.length === 0) return
  const [last] = await tx
    .select({ n: max(decisions.n) })
    .from(decisions)
    .where(within(ctx, decisions, eq(decisions.sessionId, sessionId)))
  const common = { sessionId, workspaceId: ctx.workspace, createdAt: ctx.clock.now() }
  await tx.insert(decisions).values(made.map((decision, n) => ({ ...decision, ...common, n: (last?.n ?? 0) + n + 1 })))
}

export async function decisionsOf(db: Queries, ctx: Context, sessionId: string): Promise<DecisionRow[]> {
  return db
    .select()
    .from(decisions)
    .where(within(ctx, decisions, eq(decisions.sessionId, sessionId)))
    .orderBy(asc(decisions.n))
}
