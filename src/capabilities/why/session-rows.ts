import { and, asc, desc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Queries } from '#store/store.ts'
import { confirmedInsights, goalHistory, messages, reports, sessionAnchors, sessions } from './tables.ts'

export type SessionRow = typeof sessions.$inferSelect
export type MessageRow = typeof messages.$inferSelect
export type GoalRow = typeof goalHistory.$inferSelect
export type AnchorRow = typeof sessionAnchors.$inferSelect
export type InsightRow = typeof confirmedInsights.$inferSelect

/** Read inside a transaction with `lock`, so that two requests cannot both act on the same phase. */
export async function findSession(
  db: Queries,
  ctx: Context,
  sessionId: string,
  options: { lock?: boolean } = {},
): Promise<SessionRow> {
  const query = db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.workspaceId, ctx.workspace)))
  const [row] = options.lock === true ? await query.for('update') : await query
  if (row === undefined) throw notFound()
  return row
}

export function requirePhase(session: SessionRow, ...allowed: SessionRow['phase'][]): void {
  if (allowed.includes(session.phase)) return
  throw new NazeError('PHASE_MISMATCH', `This cannot be done while the session is in ${session.phase}.`, {
    details: { phase: session.phase },
  })
}

export async function messagesOf(db: Queries, sessionId: string): Promise<MessageRow[]> {
  return db.select().from(messages).where(eq(messages.sessionId, sessionId)).orderBy(asc(messages.position))
}

/** A session with its anchor and its newest goal, in one look. */
export async function findWhole(
  db: Queries,
  ctx: Context,
  sessionId: string,
): Promise<{ session: SessionRow; anchor: AnchorRow | undefined; goal: GoalRow | undefined }> {
  const [row] = await db
    .select({ session: sessions, anchor: sessionAnchors, goal: goalHistory })
    .from(sessions)
    .leftJoin(sessionAnchors, eq(sessionAnchors.sessionId, sessions.id))
    .leftJoin(goalHistory, eq(goalHistory.sessionId, sessions.id))
    .where(and(eq(sessions.id, sessionId), eq(sessions.workspaceId, ctx.workspace)))
    .orderBy(desc(goalHistory.turn))
    .limit(1)
  if (row === undefined) throw notFound()
  return { session: row.session, anchor: row.anchor ?? undefined, goal: row.goal ?? undefined }
}

function notFound(): NazeError {
  return new NazeError('SESSION_NOT_FOUND', 'There is no such session.')
}

/** All of them, those merged into another included. */
export async function insightsOf(db: Queries, sessionId: string): Promise<InsightRow[]> {
  return db
    .select()
    .from(confirmedInsights)
    .where(eq(confirmedInsights.sessionId, sessionId))
    .orderBy(desc(confirmedInsights.strength), asc(confirmedInsights.createdAt), asc(confirmedInsights.id))
}

export async function reportOf(db: Queries, sessionId: string): Promise<typeof reports.$inferSelect | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.sessionId, sessionId))
  return row
}
