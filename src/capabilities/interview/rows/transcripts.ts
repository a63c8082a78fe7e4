import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Queries } from '#store/store.ts'
import { conversations, messages } from '../tables.ts'

export interface Transcript {
  conversation: typeof conversations.$inferSelect
  messages: (typeof messages.$inferSelect)[]
}

/** Every conversation of a project that was not erased, with its masked messages in order. */
export async function readTranscripts(db: Queries, ctx: Context, projectId: string): Promise<Transcript[]> {
  const mine = and(
    eq(conversations.workspaceId, ctx.workspace),
    eq(conversations.projectId, projectId),
    isNull(conversations.erasedAt),
  )
  const rows = await db
    .select()
    .from(conversations)
    .where(mine)
    .orderBy(asc(conversations.createdAt), asc(conversations.id))
  const said = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(mine)
    .orderBy(asc(messages.position))
  const byConversation = Map.groupBy(
    said.map(({ message }) => message),
    (message) => message.conversationId,
  )
  return rows.map((conversation) => ({ conversation, messages: byConversation.get(conversation.id) ?? [] }))
}

/** What the person said; a skip says nothing. */
export function answersOf(transcript: Transcript): string[] {
  return transcript.messages
    .filter(({ role, meta }) => role === 'user' && meta.kind === 'answer')
    .map(({ content }) => content)
}
