import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { z } from 'zod'
import type { ListMessagesOutput, Message } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import type { Drafts } from '../turn/drafts.ts'
import { INTERVIEW_TURN } from '../turn/kind.ts'
import { type MessageRow, messageView } from '../rows/messages.ts'
import type { Talk } from '../rows/conversations.ts'
import { progressOf } from '../conversations/progress.ts'
import { conversations, messages, projects } from '../tables.ts'

const earlier = alias(messages, 'earlier')

type TalkView = z.output<typeof ListMessagesOutput>

/** A conversation as its participant sees it, with the reply being written as a last message that is not final yet. */
export async function talkView(
  deps: InterviewDeps,
  drafts: Drafts,
  ctx: Context,
  conversationId: string,
  after?: string,
): Promise<TalkView> {
  const first = await readAtOnce(deps.store.db, ctx, conversationId, after)
  const running = await isRunning(deps, ctx, first.talk)
  const ended = first.talk.conversation.pending !== null && !running
  // It may have ended between the two looks: then its reply is there now.
  const { talk, rows, seen } = ended ? await readAtOnce(deps.store.db, ctx, conversationId, after) : first
  const { conversation } = talk
  const streaming = running ? streamingReply(drafts, talk) : undefined
  const isStreaming = after !== undefined && after === conversation.pending?.reply_id
  if (after !== undefined && seen === null && !isStreaming) {
    throw new NazeError('INVALID_INPUT', 'after: is no message of this conversation')
  }
  const final = isStreaming ? [] : rows.map(messageView)
  return {
    messages: streaming === undefined ? final : [...final, streaming],
    state: conversation.state,
    finished: conversation.finishedAt !== null,
    pending: streaming !== undefined,
    progress: progressOf(talk),
  }
}

interface Snapshot {
  talk: Talk
  rows: MessageRow[]
  /** Where the message named by `after` stands. */
  seen: number | null
}

/** One statement: a state that is ahead of the messages, or behind them, would tell a client to wait for nothing. */
async function readAtOnce(
  db: Queries,
  ctx: Context,
  conversationId: string,
  after: string | undefined,
): Promise<Snapshot> {
  const isIt = and(eq(earlier.conversationId, conversationId), sql`${earlier.id} = ${after ?? null}::uuid`)
  const seen = sql<number | null>`(select position from ${messages} as earlier where ${within(ctx, earlier, isIt)})`
  const found = await db
    .select({ conversation: conversations, project: projects, message: messages, seen })
    .from(conversations)
    .innerJoin(projects, eq(projects.id, conversations.projectId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), sql`${messages.position} > coalesce(${seen}, -1)`),
    )
    .where(within(ctx, conversations, eq(conversations.id, conversationId)))
    .orderBy(asc(messages.position))
  const [first] = found
  if (first === undefined) throw new NazeError('NOT_FOUND', 'There is no such conversation.')
  return { talk: first, rows: found.flatMap(({ message }) => message ?? []), seen: first.seen }
}

async function isRunning(deps: InterviewDeps, ctx: Context, { conversation }: Talk): Promise<boolean> {
  if (conversation.pending === null) return false
  const turn = await deps.turns.newest(ctx, INTERVIEW_TURN, conversation.id)
  return turn?.running === true
}

function streamingReply(drafts: Drafts, { conversation }: Talk): Message | undefined {
  const { pending, state, updatedAt } = conversation
  if (pending === null) return undefined
  return {
    id: pending.reply_id,
    role: 'assistant',
    content: drafts.read(pending.reply_id),
    status: 'streaming',
    created_at: updatedAt.toISOString(),
    meta: { kind: 'question', state, turn_id: pending.turn_id },
  }
}
