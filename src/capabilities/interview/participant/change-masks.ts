import { desc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { lockTurns } from '#kernel/turn/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { isLiftable, MaskBook, type Masker, maskOf, type PiiSpan } from '#text/pii/index.ts'
import type { z } from 'zod'
import { ChangeMasksInput, ChangeMasksOutput, conversationStream, projectStream } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { erased, type Talk } from '../rows/conversations.ts'
import { type MessageRow, messagesOf, messageView } from '../rows/messages.ts'
import { analyses, conversations, messages } from '../tables.ts'
import { sameBook } from '../turn/accept.ts'
import { keyedHash, maskAnswer, type MaskedAnswer } from '../turn/mask-answer.ts'
import type { InterviewVerbs } from '../verbs.ts'
import { asParticipant, requireParticipant } from './participant.ts'

type Given = z.output<typeof ChangeMasksInput>

export function makeChangeMasks(deps: InterviewDeps): InterviewVerbs['changeMasks'] {
  return defineVerb({
    name: 'interview.change-masks',
    summary: 'Lifts a wrong mask of one’s own last message, or hides a word that was missed, in it and from then on.',
    input: ChangeMasksInput,
    output: ChangeMasksOutput,
    errors: [
      'INVALID_INPUT',
      'UNAUTHORIZED',
      'FORBIDDEN',
      'NOT_FOUND',
      'GONE',
      'PHASE_MISMATCH',
      'TURN_IN_PROGRESS',
      'CONFLICT',
      'MASKING_UNAVAILABLE',
      'DB_ERROR',
    ],
    async run(ctx, input) {
      const talk = await requireParticipant(deps.store.db, input)
      const own = asParticipant(ctx, talk.conversation)
      await requireSaid(deps.store.db, own, talk, input)
      const masked = await maskAnswer(deps, talk, input.content, (book, masker) => mark(book, masker, talk, input))
      const masker = await deps.masker()
      const book = new MaskBook(talk.project.hashKey, masked.book)
      const hide = (text: string) => masker.hideMarked(text, talk.project.language, book)
      const change = { messageId: input.message_id, masked, hide: input.hide.length > 0 ? hide : undefined }
      const message = await deps.store.tx((tx) => overwrite(deps, tx, own, talk, change), { erasing: true })
      return { message: messageView(message), masked: masked.types }
    },
  })
}

/** Only who still has the very words can have them masked otherwise: nothing else can be brought in this way. */
async function requireSaid(db: Queries, ctx: Context, { conversation, project }: Talk, input: Given): Promise<void> {
  const said = await ownLast(db, ctx, conversation.id)
  if (said === undefined || said.id !== input.message_id) {
    const rows = await messagesOf(db, ctx, conversation.id)
    if (!rows.some(({ id, role }) => id === input.message_id && role === 'user'))
      throw new NazeError('NOT_FOUND', 'There is no such answer of yours.')
    throw new NazeError('PHASE_MISMATCH', 'Only the masks of the last answer can be changed.')
  }
  if (said.meta.original_content_hash !== keyedHash(project, input.content))
    throw new NazeError('INVALID_INPUT', 'content: is not what was said in this message')
}

function mark(book: MaskBook, masker: Masker, { project }: Talk, { content, keep, hide }: Given): void {
  const { spans } = masker.maskNumbered(content, project.language, book, project.keepPlaces)
  for (const word of keep) {
    const span = spans.find(({ text }) => text === word)
    if (span === undefined) throw new NazeError('INVALID_INPUT', 'keep: is no word that is masked in this message')
    if (!isLiftable(span)) {
      const message = `keep: ${maskOf(span.type, 'en')} was recognised by its form, not guessed, and stays masked`
      throw new NazeError('INVALID_INPUT', message, {
        details: { issues: [{ path: 'keep', message }], type: span.type },
      })
    }
    book.keep(word)
  }
  for (const word of hide) {
    if (!content.includes(word)) throw new NazeError('INVALID_INPUT', 'hide: is no word of this message')
    book.hide(word)
  }
  requireHidden(content, hide, masker.maskNumbered(content, project.language, book, project.keepPlaces).spans)
}

/** 話 of 電話 stands for itself nowhere: who asked for it is told that nothing was hidden, instead of believing it. */
function requireHidden(content: string, hide: readonly string[], spans: readonly PiiSpan[]): void {
  const isHidden = (word: string) => {
    for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + 1))
      if (spans.some(({ start, end }) => start < at + word.length && at < end)) return true
    return false
  }
  if (hide.every(isHidden)) return
  const message = 'hide: is only part of a longer word here, so nothing was hidden'
  throw new NazeError('INVALID_INPUT', message, { details: { issues: [{ path: 'hide', message }] } })
}

interface Change {
  messageId: string
  masked: MaskedAnswer
  /** Takes the words hidden now out of what was masked before. */
  hide: ((text: string) => string) | undefined
}

/** The new masks in the place of the old, and the hidden words out of everything said here; in the one order of locks. */
async function overwrite(
  { store, evidence, live }: InterviewDeps,
  tx: Tx,
  ctx: Context,
  { conversation: { id }, project }: Talk,
  { messageId, masked, hide }: Change,
): Promise<MessageRow> {
  await lockTurns(tx, store, id)
  const [now] = await tx
    .select()
    .from(conversations)
    .where(within(ctx, conversations, eq(conversations.id, id)))
    .for('no key update')
  if (now === undefined || now.erasedAt !== null) throw erased()
  if (now.pending !== null) throw new NazeError('TURN_IN_PROGRESS', 'The reply to this answer is being written.')
  if (!sameBook(masked.bookBefore, now.maskBook))
    throw new NazeError('CONFLICT', 'The masks of this conversation were changed elsewhere just now.')
  const [analysed] = await tx
    .select()
    .from(analyses)
    .where(within(ctx, analyses, eq(analyses.conversationId, id)))
  if (analysed !== undefined) throw new NazeError('PHASE_MISMATCH', 'This conversation was analysed already.')
  const said = await ownLast(tx, ctx, id)
  if (said?.id !== messageId) throw new NazeError('PHASE_MISMATCH', 'Only the masks of the last answer can be changed.')
  const meta = { ...said.meta, pii_detected: masked.types.length > 0, types: masked.types }
  const message = { ...said, content: masked.content, meta }
  await replace(tx, ctx, message)
  for (const other of hide === undefined ? [] : await messagesOf(tx, ctx, id)) {
    const content = hide?.(other.content) ?? other.content
    if (other.id !== messageId && content !== other.content) await replace(tx, ctx, { ...other, content })
  }
  await tx
    .update(conversations)
    .set({ maskBook: masked.book, updatedAt: ctx.clock.now() })
    .where(within(ctx, conversations, eq(conversations.id, id)))
  const fact = { state: now.state, finished: now.finishedAt !== null }
  if (hide !== undefined) await evidence.eraseLedger(tx, ctx, id)
  await live.tell(tx, ctx, conversationStream.of(id), {
    type: 'message.masked',
    data: { message_id: said.id, ...fact },
  })
  await live.tell(tx, ctx, projectStream.of(project.id), {
    type: 'conversation.changed',
    data: { conversation_id: id, ...fact },
  })
  return message
}

async function replace(tx: Tx, ctx: Context, { id, content, meta }: MessageRow): Promise<void> {
  await tx
    .update(messages)
    .set({ content, meta })
    .where(within(ctx, messages, eq(messages.id, id)))
}

async function ownLast(db: Queries, ctx: Context, conversationId: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(within(ctx, messages, eq(messages.conversationId, conversationId), eq(messages.role, 'user')))
    .orderBy(desc(messages.position))
    .limit(1)
  return row
}
