import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import { later } from '#store/later.ts'
import type { Queries, Tx } from '#store/store.ts'
import { goalHistory, messages, sessionAnchors, sessions } from '../tables.ts'
import type { MessageRow } from './messages.ts'

export type SessionRow = typeof sessions.$inferSelect
export type GoalRow = typeof goalHistory.$inferSelect
export type AnchorRow = typeof sessionAnchors.$inferSelect

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
    .where(within(ctx, sessions, eq(sessions.id, sessionId)))
  const [row] = options.lock === true ? await query.for('update') : await query
  if (row === undefined) throw notFound()
  return row
}

type SessionChange = Partial<Pick<SessionRow, 'title' | 'phase' | 'language' | 'metadata'>>

/** The caller holds the session's lock. */
export async function changeSession(
  tx: Tx,
  ctx: Context,
  before: SessionRow,
  change: SessionChange,
): Promise<SessionRow> {
  const dated = { ...change, updatedAt: ctx.clock.now() }
  const update = tx
    .update(sessions)
    .set(dated)
    .where(within(ctx, sessions, eq(sessions.id, before.id)))
  await later(tx, update)
  return { ...before, ...dated }
}

export function requirePhase(session: SessionRow, ...allowed: SessionRow['phase'][]): void {
  if (allowed.includes(session.phase)) return
  throw new NazeError('PHASE_MISMATCH', `This cannot be done while the session is in ${session.phase}.`, {
    details: { phase: session.phase },
  })
}

/** FOR UPDATE OF takes a name without a schema. */
const itself = alias(sessions, 'itself')
const said = alias(messages, 'said')

/** All that was said, as one value, so that a session is one question to the database. */
function allSaid(ctx: Context) {
  return sql<SaidJson[]>`(
    select coalesce(jsonb_agg(to_jsonb(said) order by said.position), '[]')
    from ${messages} as said where ${within(ctx, said, eq(said.sessionId, itself.id))}
  )`
}

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

export async function findWhole(
  db: Queries,
  ctx: Context,
  sessionId: string,
  options: { lock?: boolean } = {},
): Promise<SessionRows> {
  const query = db
    .select({ session: itself, anchor: sessionAnchors, goal: goalHistory, said: allSaid(ctx) })
    .from(itself)
    .leftJoin(sessionAnchors, eq(sessionAnchors.sessionId, itself.id))
    .leftJoin(goalHistory, eq(goalHistory.sessionId, itself.id))
    .where(within(ctx, itself, eq(itself.id, sessionId)))
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
