import { eq, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { provenanceOf } from '../asks/provenance.ts'
import type { Language, QuestionType } from '../contract.ts'
import type { About } from '../talk/moves.ts'
import { messages } from '../tables.ts'

export type MessageRow = typeof messages.$inferSelect

/** The first thing naze says. Stored as a message, but not a turn. */
export const OPENING: Readonly<Record<Language, string>> = {
  ja: '何を作りたい？',
  en: 'What would you like to make?',
}

/** Said to somebody who stops before there is anything to weigh. */
export const CLOSING: Readonly<Record<Language, string>> = {
  ja: 'わかりました。ここまで話してくださって、ありがとうございました。続きを話したくなったら、いつでもどうぞ。',
  en: 'All right, we will leave it there. Thank you for talking with me. Come back whenever you like.',
}

/** All that naze can say: a wording the gate accepted, or the opening or the goodbye in one of its languages. */
export type Said =
  | { question: MadeAnswer<string>; type: QuestionType; about: About }
  | { opening: Language }
  | { closing: Language }

/**
 * The one writer of what naze says. Wait for it, or make it part of a larger statement. The caller keeps others from
 * saying anything meanwhile: by the session's lock, or by the turn it runs.
 */
export function sayInSession(tx: Tx, ctx: Context, sessionId: string, turn: number, said: Said) {
  return tx.insert(messages).values({
    id: ctx.ids.next(),
    workspaceId: ctx.workspace,
    sessionId,
    role: 'assistant',
    turn,
    position: sql`(select coalesce(max(${messages.position}), -1) + 1 from ${messages} where ${within(ctx, messages, eq(messages.sessionId, sessionId))})`,
    ...wordsOf(said),
    createdAt: ctx.clock.now(),
  })
}

function wordsOf(said: Said): Pick<MessageRow, 'content' | 'metadata'> {
  if ('opening' in said) return { content: OPENING[said.opening], metadata: { opening: true } }
  if ('closing' in said) return { content: CLOSING[said.closing], metadata: { closing: true } }
  const { question, type, about } = said
  return { content: question.accepted.value, metadata: { question_type: type, about, made_by: provenanceOf(question) } }
}

/** Messages of the person that are turns: a question back or a greeting is answered, and counts as none. */
export function isTurn({ role, metadata }: Pick<MessageRow, 'role' | 'metadata'>): boolean {
  return role === 'user' && metadata.heard?.counts !== false
}

export async function contentOf(db: Queries, ctx: Context, messageId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ content: messages.content })
    .from(messages)
    .where(within(ctx, messages, eq(messages.id, messageId)))
  return row?.content
}
