import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import { analyses, conversations } from '../../tables.ts'
import { lockCards, removeEmptyCards } from '../../rows/cards.ts'
import { removeFilings } from '../../rows/filings.ts'

/** Takes a conversation out of the cards, and cards it alone had made away. Its evidence rows are erased by their subject. */
export async function forgetConversation(tx: Tx, ctx: Context, conversationId: string): Promise<void> {
  const [conversation] = await tx
    .select({ projectId: conversations.projectId })
    .from(conversations)
    .where(within(ctx, conversations, eq(conversations.id, conversationId)))
  if (conversation === undefined) throw new NazeError('NOT_FOUND', 'this conversation does not exist')
  await lockCards(tx, conversation.projectId)
  await removeFilings(tx, ctx, conversationId)
  await tx.delete(analyses).where(within(ctx, analyses, eq(analyses.conversationId, conversationId)))
  await removeEmptyCards(tx, ctx, conversation.projectId)
}
