import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Tx } from '#store/store.ts'
import { closeWhenDue } from './close-project.ts'
import type { State } from './contract.ts'
import { conversationStream, type InterviewDeps, projectStream } from './deps.ts'
import { nextPosition } from './message-rows.ts'
import { erased } from './participant.ts'
import { furtherOf } from './progress.ts'
import { analyseQueue } from './queue.ts'
import { conversations, messages, type PendingTurn } from './tables.ts'
import type { TurnWork } from './take-turn.ts'

/** Kept with the turn: ids, no words. */
export interface TurnResult {
  reply_id: string
  state: State
  finished: boolean
}

/** T2: the reply, the state it leads to, and at the end of a conversation all that follows from it, in one commit. */
export async function concludeTurn(
  deps: InterviewDeps,
  tx: Tx,
  ctx: Context,
  conversationId: string,
  pending: PendingTurn,
  { step, content, meta, projectId }: TurnWork,
): Promise<TurnResult> {
  const now = ctx.clock.now()
  const { state } = step.next
  const [before] = await tx
    .select({ state: conversations.state, reached: conversations.reached })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), isNull(conversations.erasedAt)))
    .for('no key update')
  if (before === undefined) throw erased()
  await tx.insert(messages).values({
    id: pending.reply_id,
    workspaceId: ctx.workspace,
    conversationId,
    role: 'assistant',
    content,
    position: nextPosition(conversationId),
    meta: { state, turn_id: pending.turn_id, ...meta },
    createdAt: now,
  })
  await tx
    .update(conversations)
    .set({
      state,
      reached: reachedBy(before, step),
      deepCount: step.next.deepCount,
      mustAsk: [...step.next.topics],
      fallbackTurns: step.next.fallbackTurns,
      pending: null,
      updatedAt: now,
      finishedAt: step.finished ? now : null,
    })
    .where(eq(conversations.id, conversationId))
  if (step.finished) {
    const job = { conversation_id: conversationId }
    await deps.jobs.send(tx, ctx, analyseQueue, job, { singletonKey: conversationId })
  }
  const fact = { message_id: pending.reply_id, turn_id: pending.turn_id, state, finished: step.finished }
  await deps.live.append(tx, ctx, conversationStream(conversationId), 'message.final', fact)
  // The project and its stream only after the conversation and its own: the one order of locks.
  if (step.finished) await closeWhenDue(tx, ctx, deps.live, projectId)
  const change = { conversation_id: conversationId, state, finished: step.finished }
  await deps.live.append(tx, ctx, projectStream(projectId), 'conversation.changed', change)
  return { reply_id: pending.reply_id, state, finished: step.finished }
}

/** An end that came early, at the last turn or after fallback, leaves unreached what lies between. */
function reachedBy(before: { state: State; reached: State }, { next, finished }: TurnWork['step']): State {
  return finished && before.state !== 'summary_check' ? before.reached : furtherOf(before.reached, next.state)
}
