import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { provenanceOf } from '../asks/provenance.ts'
import { FixedText } from '../asks/reply/wording/fixed-text.ts'
import type { Message, MessageMeta } from '../contract.ts'
import { messages } from '../tables.ts'
import { cutReply } from '../talk/quoting/cut-reply.ts'

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

/** All that naze can say: what the gate accepted, or words of the house. */
export type Said = MadeAnswer<string> | FixedText

export type About = Pick<
  MessageMeta,
  'kind' | 'state' | 'turn_id' | 'fallback_mode' | 'must_ask' | 'aspect' | 'returned'
>

/** The one writer of what naze says. The caller keeps other writers of the conversation away. */
export async function sayInConversation(
  tx: Tx,
  ctx: Context,
  conversationId: string,
  said: Said,
  about: About,
  id = ctx.ids.next(),
): Promise<void> {
  await tx.insert(messages).values({
    id,
    workspaceId: ctx.workspace,
    conversationId,
    role: 'assistant',
    ...wordsOf(said, about),
    position: nextPosition(ctx, conversationId),
    createdAt: ctx.clock.now(),
  })
}

function wordsOf(said: Said, about: About): Pick<MessageRow, 'content' | 'meta'> {
  if (said instanceof FixedText) return { content: said.words, meta: about }
  const content = cutReply(said.accepted.value)
  const cut = content === said.accepted.value ? {} : { cut: true as const }
  return { content, meta: { ...about, made_by: provenanceOf(said), ...cut } }
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

/** What a participant may read: not why a model's words are missing, which is the researcher's affair. */
export function messageView(row: Parameters<typeof researcherView>[0]): Message {
  const { meta, ...message } = researcherView(row)
  const { made_by: maker, ...rest } = meta
  if (maker === undefined) return { ...message, meta }
  const { trouble: _, ...made } = maker
  return { ...message, meta: { ...rest, made_by: made } }
}

export function researcherView(row: Pick<MessageRow, 'id' | 'role' | 'content' | 'createdAt' | 'meta'>): Message {
  const { id, role, content, createdAt, meta } = row
  return { id, role, content, status: 'final', created_at: createdAt.toISOString(), meta }
}
