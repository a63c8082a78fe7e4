import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** All that was said, as one value, so that a session is one question to the database. */
const said = sql<SaidJson[]>`(
  select coalesce(jsonb_agg(to_jsonb(said) order by said.position), '[]')
  from ${messages} as said where said.session_id = itself.id
)`

type SaidJson = Pick<MessageRow, 'id' | 'role' | 'content' | 'turn' | 'position' | 'metadata'> & {
  workspace_id: string
  session_id: string
  created_at: string
}

function messageRow({ workspace_id, session_id, created_at, ...message }: SaidJson): MessageRow {
  return { ...message, workspaceId: workspace_id, sessionId: session_id, createdAt: new Date(created_at) }
}

/** A session as it stands, without what was concluded from it. */
export interface SessionRows {
  session: SessionRow
  anchor: AnchorRow | undefined
  /** The newest. */
  goal: GoalRow | undefined
  messages: MessageRow[]
}

/** FOR UPDATE OF takes a name without a schema. */
const itself = alias(sessions, 'itself')

export async function findWhole(
  db: Queries,
  ctx: Context,
  sessionId: string,
  options: { lock?: boolean } = {},
): Promise<SessionRows> {
  const query = db
    .select({ session: itself, anchor: sessionAnchors, goal: goalHistory, said })
    .from(itself)
    .leftJoin(sessionAnchors, eq(sessionAnchors.sessionId, itself.id))
    .leftJoin(goalHistory, eq(goalHistory.sessionId, itself.id))
    .where(and(eq(itself.id, sessionId), eq(itself.workspaceId, ctx.workspace)))
    .orderBy(desc(goalHistory.turn))
    .limit(1)
  const [row] = options.lock === true ? await query.for('update', { of: itself }) : await query
  if (row === undefined) throw notFound()
  return {
    session: row.session,
    anchor: row.anchor ?? undefined,
    goal: row.goal ?? undefined,
    messages: row.said.map(messageRow),
  }
}

function notFound(): NazeError {
  return new NazeError('SESSION_NOT_FOUND', 'There is no such session.')
}

export async function contentOf(db: Queries, messageId: string): Promise<string | undefined> {
  const [row] = await db.select({ content: messages.content }).from(messages).where(eq(messages.id, messageId))
  return row?.content
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
