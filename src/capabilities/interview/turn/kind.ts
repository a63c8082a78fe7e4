import { type Context, makeContext } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { ModelWaits } from '#kernel/gate/model-waits.ts'
import type { TurnKind } from '#kernel/turn/index.ts'
import { acceptAnswer, type Send } from './accept.ts'
import { concludeTurn, type TurnResult } from './conclude.ts'
import type { InterviewDeps } from '../deps.ts'
import type { Drafts } from './drafts.ts'
import { messageOfTurn, type MessageRow } from '../rows/messages.ts'
import { asParticipant } from '../participant/participant.ts'
import { forgetIfErased, type Talk } from '../rows/conversations.ts'
import type { PendingTurn } from '../tables.ts'
import { takeTurn, type TurnWork } from './work.ts'

export const INTERVIEW_TURN = 'interview'
const TURN_LIMITS = { timeoutMs: 60_000, attempts: 4 }

/** Takes an answer in and lets its turn go on by itself: the person waits for the message to be safe, not for the reply. */
export class InterviewTurns {
  readonly #deps: InterviewDeps
  readonly #kind: TurnKind<Send, PendingTurn, TurnWork, TurnResult, MessageRow>

  constructor(deps: InterviewDeps, drafts: Drafts, waits: ModelWaits) {
    this.#deps = deps
    this.#kind = {
      name: INTERVIEW_TURN,
      limits: TURN_LIMITS,
      leftUnfinished: 'answered-first',
      fingerprint: (send) => send.fingerprint,
      accept: (tx, ctx, conversationId, send) => acceptAnswer(tx, ctx, deps.live, conversationId, send),
      work: async (ctx, conversationId, pending) => {
        drafts.begin(pending.reply_id)
        try {
          return await waits.during(deps.gate, ctx, conversationId, (asking) =>
            takeTurn({ ...deps, asking }, drafts, ctx, conversationId, pending),
          )
        } catch (error) {
          drafts.end(pending.reply_id)
          throw error
        }
      },
      conclude: async (tx, ctx, conversationId, pending, work) => {
        drafts.end(pending.reply_id)
        return concludeTurn(deps, tx, ctx, conversationId, pending, work)
      },
      takenAway: async (ctx, conversationId) => void (await forgetIfErased(deps, ctx, conversationId)),
    }
    deps.turns.register(this.#kind)
  }

  /** Returns once the message is stored. The same key at the same time is one message. */
  async take(ctx: Context, talk: Talk, send: Send): Promise<MessageRow> {
    const { turns, store } = this.#deps
    const { id } = talk.conversation
    const own = ownContext(ctx, talk)
    const { accepted } = await turns.begin(own, this.#kind, id, send.turnKey, send)
    const message = accepted.carried ?? (await messageOfTurn(store.db, own, id, send.turnKey))
    if (message === undefined) throw new NazeError('INTERNAL', 'an accepted message is not there')
    return message
  }

  /** A message that is known already; its turn is taken up again if it was left unfinished. */
  async continue(ctx: Context, talk: Talk, send: Send): Promise<void> {
    const { turns } = this.#deps
    const { id } = talk.conversation
    const own = ownContext(ctx, talk)
    await turns.requireSame(own, this.#kind, id, send.turnKey, send)
    // Not waited for: what was accepted once stays accepted, also when its turn cannot go on right now.
    void turns.begin(own, this.#kind, id, send.turnKey, send).catch(() => undefined)
  }
}

/** A turn outlives the request that brought it: its own deadline, nobody's hanging up. */
function ownContext(ctx: Context, talk: Talk): Context {
  const { workspace, actor } = asParticipant(ctx, talk.conversation)
  return makeContext({ workspace, actor, requestId: ctx.requestId, clock: ctx.clock, ids: ctx.ids })
}
