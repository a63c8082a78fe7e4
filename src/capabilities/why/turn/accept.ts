import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { TakenIn } from '#kernel/turn/index.ts'
import { detectLanguage } from '#text/index.ts'
import { within } from '#kernel/workspace.ts'
import { later } from '#store/later.ts'
import type { Tx } from '#store/store.ts'
import { isTurn, type MessageRow } from '../rows/messages.ts'
import { changeSession, findWhole, requirePhase, type SessionRow, type SessionRows } from '../rows/sessions.ts'
import { messages } from '../tables.ts'

const TITLE_CHARACTERS = 80

/** Which of the session's messages a turn answers. Kept with the turn, so that another process can continue it. */
export interface AcceptedMessage {
  messageId: string
  turn: number
}

/**
 * T1: stores what the person said, once. A message whose turn never finished is still waiting for its answer: the next
 * send continues it under the same turn instead of counting twice. Carries the session with the message in it.
 */
export async function acceptMessage(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  text: string,
): Promise<TakenIn<AcceptedMessage, SessionRows>> {
  const before = await findWhole(tx, ctx, sessionId, { lock: true })
  requirePhase(before.session, 'WELCOME', 'CONVERSATION')
  const last = before.messages.at(-1)
  if (last?.role === 'user') {
    const content = last.content.trim() === text.trim() ? last.content : `${last.content}\n${text}`
    await tx
      .update(messages)
      .set({ content })
      .where(within(ctx, messages, eq(messages.id, last.id)))
    return accepted(before, { ...last, content }, before.messages.slice(0, -1))
  }
  const message: MessageRow = {
    id: ctx.ids.next(),
    workspaceId: ctx.workspace,
    sessionId,
    role: 'user',
    content: text,
    turn: before.messages.filter(isTurn).length,
    position: (last?.position ?? -1) + 1,
    metadata: {},
    createdAt: ctx.clock.now(),
  }
  await later(tx, tx.insert(messages).values(message))
  const session = message.turn === 0 ? await nameSession(tx, ctx, before.session, text) : before.session
  return accepted({ ...before, session }, message, before.messages)
}

function accepted(
  rows: SessionRows,
  message: MessageRow,
  earlier: MessageRow[],
): TakenIn<AcceptedMessage, SessionRows> {
  return {
    input: { messageId: message.id, turn: message.turn },
    carried: { ...rows, messages: [...earlier, message] },
  }
}

/** The first message gives a session its name and, when nobody chose one, its language. */
async function nameSession(tx: Tx, ctx: Context, session: SessionRow, text: string): Promise<SessionRow> {
  const { language_open, ...metadata } = session.metadata
  const language = language_open === true ? detectLanguage(text, session.language) : session.language
  const firstLine = text.trim().split('\n', 1)[0] ?? ''
  const title = [...firstLine].slice(0, TITLE_CHARACTERS).join('')
  return changeSession(tx, ctx, session, { title, language, metadata })
}
