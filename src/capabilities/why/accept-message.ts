import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { detectLanguage } from '#kernel/text/index.ts'
import type { Tx } from '#store/store.ts'
import { findSession, messagesOf, requirePhase, type SessionRow } from './session-rows.ts'
import { messages, sessions } from './tables.ts'

const TITLE_CHARACTERS = 80

/** Which of the session's messages a turn answers. Kept with the turn, so that another process can continue it. */
export interface AcceptedMessage {
  messageId: string
  turn: number
}

/**
 * T1: stores what the person said, once. A message whose turn never finished is still waiting for its answer: the next
 * send continues it under the same turn instead of counting twice.
 */
export async function acceptMessage(tx: Tx, ctx: Context, sessionId: string, text: string): Promise<AcceptedMessage> {
  const session = await findSession(tx, ctx, sessionId, { lock: true })
  requirePhase(session, 'WELCOME', 'CONVERSATION')
  const said = await messagesOf(tx, sessionId)
  const last = said.at(-1)
  if (last?.role === 'user') {
    const content = last.content.trim() === text.trim() ? last.content : `${last.content}\n${text}`
    await tx.update(messages).set({ content }).where(eq(messages.id, last.id))
    return { messageId: last.id, turn: last.turn }
  }
  const turn = said.filter((message) => message.role === 'user').length
  const messageId = ctx.ids.next()
  await tx.insert(messages).values({
    id: messageId,
    workspaceId: ctx.workspace,
    sessionId,
    role: 'user',
    content: text,
    turn,
    position: (last?.position ?? -1) + 1,
    metadata: {},
    createdAt: ctx.clock.now(),
  })
  if (turn === 0) await nameSession(tx, ctx, session, text)
  return { messageId, turn }
}

/** The first message gives a session its name and, when nobody chose one, its language. */
async function nameSession(tx: Tx, ctx: Context, session: SessionRow, text: string): Promise<void> {
  const { language_open, ...metadata } = session.metadata
  const language = language_open === true ? detectLanguage(text, session.language) : session.language
  const firstLine = text.trim().split('\n', 1)[0] ?? ''
  const title = [...firstLine].slice(0, TITLE_CHARACTERS).join('')
  await tx
    .update(sessions)
    .set({ title, language, metadata, updatedAt: ctx.clock.now() })
    .where(eq(sessions.id, session.id))
}
