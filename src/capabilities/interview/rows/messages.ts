import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { Message } from '../contract.ts'
import { messages } from '../tables.ts'

export type MessageRow = typeof messages.$inferSelect

export async function messagesOf(db: Queries, ctx: Context, conversationId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(within(ctx, messages, eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.position))
}

/** Only under a lock that keeps other writers of the conversation away. */
export function nextPosition(ctx: Context, conversationId: string): SQL<number> {
  return sql<number>`(select coalesce(max(${messages.position}), -1) + 1 from ${messages} where ${within(ctx, messages, eq(messages.conversationId, conversationId))})`
}

export async function messageOfTurn(
  db: Queries,
  ctx: Context,
  conversationId: string,
  turnKey: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(within(ctx, messages, eq(messages.conversationId, conversationId), eq(messages.turnKey, turnKey)))
  return row
}

export function messageView(row: Pick<MessageRow, 'id' | 'role' | 'content' | 'createdAt' | 'meta'>): Message {
  const { id, role, content, createdAt, meta } = row
  return { id, role, content, status: 'final', created_at: createdAt.toISOString(), meta }
}
