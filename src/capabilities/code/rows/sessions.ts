import { count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { olderThan } from '#kernel/cursor.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Verified } from '#kernel/evidence/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { SlotPlace } from '../frame/place-slots.ts'
import { calls, type PlacedSlot, sessions } from '../tables.ts'
import type { OUTCOMES, SlotName } from '../contract.ts'

export type SessionRow = typeof sessions.$inferSelect
type NewSession = Omit<typeof sessions.$inferInsert, 'slots' | 'workspaceId'>

/** Of the request only what stands in it is kept, by its place. */
export async function insertSession(
  tx: Tx,
  ctx: Context,
  session: NewSession,
  slots: readonly Verified<SlotPlace>[],
): Promise<void> {
  const placed: Partial<Record<SlotName, PlacedSlot>> = {}
  for (const { value } of slots) placed[value.slot] = { value: value.value, start: value.start, end: value.end }
  await tx.insert(sessions).values({ ...session, workspaceId: ctx.workspace, slots: placed })
}

export async function findSession(db: Queries, ctx: Context, sessionId: string): Promise<SessionRow> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(within(ctx, sessions, eq(sessions.id, sessionId)))
  return row ?? missing()
}

/** Whoever changes a session comes one after the other. */
export async function lockSession(tx: Tx, ctx: Context, sessionId: string): Promise<SessionRow> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(within(ctx, sessions, eq(sessions.id, sessionId)))
    .for('update')
  return row ?? missing()
}

export async function changeSession(
  tx: Tx,
  ctx: Context,
  { id, version }: SessionRow,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ ...change, version: version + 1, updatedAt: ctx.clock.now() })
    .where(within(ctx, sessions, eq(sessions.id, id)))
}

export interface PageOf {
  cursor: string | undefined
  limit: number
}

/** Newest first, each with how many calls it has made. */
export async function newestSessions(
  db: Queries,
  ctx: Context,
  { cursor, limit }: PageOf,
): Promise<(SessionRow & { calls: number })[]> {
  const rows = await db
    .select({ session: sessions, calls: count(calls.id) })
    .from(sessions)
    .leftJoin(calls, within(ctx, calls, eq(calls.sessionId, sessions.id)))
    .where(within(ctx, sessions, olderThan(cursor, sessions.createdAt, sessions.id)))
    .groupBy(sessions.id)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(limit)
  return rows.map(({ session, calls: made }) => Object.assign(session, { calls: made }))
}

export async function closedSessions(
  db: Queries,
  ctx: Context,
  { cursor, limit }: PageOf,
  outcome?: (typeof OUTCOMES)[number],
): Promise<SessionRow[]> {
  const its = outcome === undefined ? undefined : eq(sessions.outcome, outcome)
  const older = olderThan(cursor, sessions.closedAt, sessions.id)
  return db
    .select()
    .from(sessions)
    .where(within(ctx, sessions, isNotNull(sessions.closedAt), its, older))
    .orderBy(desc(sessions.closedAt), desc(sessions.id))
    .limit(limit)
}

function missing(): never {
  throw new NazeError('SESSION_NOT_FOUND', 'There is no such session.')
}
