import { eq, isNull } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import { later } from '#store/later.ts'
import type { Tx } from '#store/store.ts'
import { closeWhenDue } from '../projects/close-project.ts'
import { type MessageKind, type State, conversationStream, projectStream } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { type About, sayInConversation } from '../rows/messages.ts'
import { erased } from '../rows/conversations.ts'
import { furtherOf } from '../conversations/progress.ts'
import { analyseQueue } from '../analysis/queue.ts'
import { conversations, type PendingTurn } from '../tables.ts'
import { isFixed, questionOf, type Say, type Step } from '../talk/transition.ts'
import type { TurnWork } from './work.ts'

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
  { step, reply, projectId }: TurnWork,
): Promise<TurnResult> {
  const now = ctx.clock.now()
  const { state } = step.next
  const [before] = await tx
    .select({ state: conversations.state, reached: conversations.reached })
    .from(conversations)
    .where(within(ctx, conversations, eq(conversations.id, conversationId), isNull(conversations.erasedAt)))
    .for('no key update')
  if (before === undefined) throw erased()
  await sayInConversation(tx, ctx, conversationId, reply, aboutReply(step, pending.turn_id), pending.reply_id)
  const moved = tx
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
    .where(within(ctx, conversations, eq(conversations.id, conversationId)))
  await later(tx, moved)
  if (step.finished) {
    const job = { conversation_id: conversationId }
    await deps.jobs.send(tx, ctx, analyseQueue, job, { singletonKey: conversationId })
  }
  const fact = { message_id: pending.reply_id, turn_id: pending.turn_id, state, finished: step.finished }
  await deps.live.tell(tx, ctx, conversationStream.of(conversationId), { type: 'message.final', data: fact })
  // The project and its stream only after the conversation and its own: the one order of locks.
  if (step.finished) await closeWhenDue(tx, ctx, deps.live, projectId)
  const change = { conversation_id: conversationId, state, finished: step.finished }
  await deps.live.tell(tx, ctx, projectStream.of(projectId), { type: 'conversation.changed', data: change })
  return { reply_id: pending.reply_id, state, finished: step.finished }
}

/** An end that came early, at the last turn or after fallback, leaves unreached what lies between. */
function reachedBy(before: { state: State; reached: State }, { next, finished }: Step): State {
  return finished && before.state !== 'summary_check' ? before.reached : furtherOf(before.reached, next.state)
}

/** What a message is, by what it says. */
const KINDS: Readonly<Record<Say['kind'], MessageKind>> = {
  opening: 'question',
  enumerate: 'question',
  recommend: 'question',
  choose: 'question',
  deepen: 'question',
  room: 'question',
  must_ask: 'question',
  summary: 'summary',
  explain: 'question',
  back: 'question',
  ending: 'question',
  closing: 'closing',
  fallback: 'question',
  fallback_thanks: 'closing',
}

function aboutReply({ say, next }: Step, turnId: string): About {
  const common = {
    kind: KINDS[say.kind],
    state: next.state,
    turn_id: turnId,
    ...(next.fallbackTurns === null ? {} : { fallback_mode: true as const }),
  }
  if (isFixed(say)) return common
  const question = questionOf(say)
  return {
    ...common,
    ...(say.kind === 'back' ? { returned: true as const } : {}),
    ...(say.kind === 'ending' ? { ending: true as const } : {}),
    ...(question.kind === 'must_ask' ? { must_ask: question.topic } : {}),
    ...(question.kind === 'deepen' ? { aspect: question.aspect } : {}),
    ...(question.kind === 'room' ? { aspect: 'anything_else' as const } : {}),
    ...(question.kind === 'recommend' && question.why ? { aspect: 'reason' as const } : {}),
  }
}
