import { eq, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { provenanceOf } from '../asks/provenance.ts'
import type { QuestionType } from '../contract.ts'
import { messages } from '../tables.ts'

export type MessageRow = typeof messages.$inferSelect

/** What naze asks next. Only a wording the gate accepted can be stored. The caller holds the session's lock. */
export async function storeQuestion(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  turn: number,
  question: MadeAnswer<string>,
  type: QuestionType,
): Promise<void> {
  await tx.insert(messages).values({
    id: ctx.ids.next(),
    workspaceId: ctx.workspace,
    sessionId,
    role: 'assistant',
    content: question.accepted.value,
    turn,
    position: sql`(select coalesce(max(${messages.position}), -1) + 1 from ${messages} where ${within(ctx, messages, eq(messages.sessionId, sessionId))})`,
    metadata: { question_type: type, made_by: provenanceOf(question) },
    createdAt: ctx.clock.now(),
  })
}

export async function contentOf(db: Queries, ctx: Context, messageId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ content: messages.content })
    .from(messages)
    .where(within(ctx, messages, eq(messages.id, messageId)))
  return row?.content
}
