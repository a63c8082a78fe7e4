import { asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { ConversationRow } from './conversations.ts'
import { isAnswer } from '../talk/spoken.ts'
import type { MessageRow } from './messages.ts'
import { conversations, messages } from '../tables.ts'

export interface Transcript {
  conversation: ConversationRow
  messages: MessageRow[]
}

/** Every conversation of a project that was not erased, with its masked messages in order. */
export async function readTranscripts(db: Queries, ctx: Context, projectId: string): Promise<Transcript[]> {
  const theirs = [eq(conversations.projectId, projectId), isNull(conversations.erasedAt)]
  const rows = await db
    .select()
    .from(conversations)
    .where(within(ctx, conversations, ...theirs))
    .orderBy(asc(conversations.createdAt), asc(conversations.id))
  const said = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(within(ctx, messages, ...theirs))
    .orderBy(asc(messages.position))
  const byConversation = Map.groupBy(
    said.map(({ message }) => message),
    (message) => message.conversationId,
  )
  return rows.map((conversation) => ({ conversation, messages: byConversation.get(conversation.id) ?? [] }))
}

export function answersOf(transcript: Transcript): string[] {
  return transcript.messages.filter(isAnswer).map(({ content }) => content)
}
