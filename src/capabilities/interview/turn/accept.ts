import { count, eq, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Live } from '#kernel/live/index.ts'
import type { TakenIn } from '#kernel/turn/index.ts'
import { later } from '#store/later.ts'
import type { Tx } from '#store/store.ts'
import { type MessageMeta, conversationStream } from '../contract.ts'
import type { MaskedAnswer } from './mask-answer.ts'
import { type MessageRow, nextPosition } from '../rows/messages.ts'
import { type ConversationRow, erased } from '../rows/conversations.ts'
import { conversations, messages, type PendingTurn } from '../tables.ts'
import { topicInQuestion } from '../talk/transition.ts'

/** What is sent: a masked answer, or a skip or stop, which is not examined because nothing was typed. */
export interface Send {
  turnKey: string
  turnId: string
  /** Keyed by the project's own secret: what was typed cannot be guessed from it. */
  fingerprint: string
  content: string
  masked: MaskedAnswer | null
  /** Of what is not an answer. */
  pressed?: 'skip' | 'stop'
  /** A question back: it is answered and uses no turn. */
  asksBack?: boolean
}

/** Questions back that cost nothing; beyond them a talk would never end. */
const MOST_FREE = 3

/** Another answer of the same conversation numbered its persons first: mask again with its book. */
export class StaleMaskBook extends Error {}

/** T1: the masked message, counted, and the turn that will answer it. Carries the message as it was stored. */
export async function acceptAnswer(
  tx: Tx,
  ctx: Context,
  live: Live,
  conversationId: string,
  send: Send,
): Promise<TakenIn<PendingTurn, MessageRow>> {
  const conversation = await lockConversation(tx, ctx, conversationId)
  if (send.masked !== null && !sameBook(send.masked.bookBefore, conversation.maskBook)) throw new StaleMaskBook()
  const free = send.asksBack === true && (await countFree(tx, ctx, conversationId)) < MOST_FREE
  const pending = { turn_id: send.turnId, message_id: ctx.ids.next(), reply_id: ctx.ids.next() }
  const [stored] = await tx
    .insert(messages)
    .values({
      id: pending.message_id,
      workspaceId: conversation.workspaceId,
      conversationId,
      role: 'user',
      content: send.content,
      position: nextPosition(ctx, conversationId),
      turnKey: send.turnKey,
      meta: { ...metaOf(send, conversation), ...(free ? { free } : {}) },
      createdAt: ctx.clock.now(),
    })
    .returning()
  if (stored === undefined) throw new NazeError('INTERNAL', 'a message was not stored')
  const counted = tx
    .update(conversations)
    .set({
      userTurns: conversation.userTurns + (free ? 0 : 1),
      pending,
      consentedAt: conversation.consentedAt ?? ctx.clock.now(),
      updatedAt: ctx.clock.now(),
      ...(send.masked === null ? {} : { maskBook: send.masked.book }),
    })
    .where(within(ctx, conversations, eq(conversations.id, conversationId)))
  await later(tx, counted)
  const fact = { message_id: stored.id, turn_id: send.turnId, state: conversation.state, finished: false }
  await live.tell(tx, ctx, conversationStream.of(conversationId), { type: 'message.accepted', data: fact })
  return { input: pending, carried: stored }
}

async function countFree(tx: Tx, ctx: Context, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ free: count() })
    .from(messages)
    .where(
      within(ctx, messages, eq(messages.conversationId, conversationId), sql`${messages.meta} ->> 'free' = 'true'`),
    )
  return row?.free ?? 0
}

async function lockConversation(tx: Tx, ctx: Context, conversationId: string): Promise<ConversationRow> {
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(within(ctx, conversations, eq(conversations.id, conversationId)))
    .for('no key update')
  if (conversation === undefined || conversation.erasedAt !== null) {
    throw erased()
  }
  if (conversation.finishedAt !== null) {
    throw new NazeError('PHASE_MISMATCH', 'This conversation is finished.', { details: { state: conversation.state } })
  }
  return conversation
}

function metaOf({ masked, turnId, pressed = 'skip' }: Send, { state, mustAsk }: ConversationRow): MessageMeta {
  const topic = state === 'deepening' ? topicInQuestion(mustAsk) : -1
  const about = { state, turn_id: turnId, ...(topic < 0 ? {} : { must_ask: topic }) }
  if (masked === null) return { kind: pressed, ...about, pii_processed: false }
  return {
    kind: 'answer',
    ...about,
    pii_processed: true,
    pii_detected: masked.types.length > 0,
    types: masked.types,
    original_content_hash: masked.originalHash,
  }
}

export function sameBook(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
