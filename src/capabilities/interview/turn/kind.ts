import { type Context, makeContext } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
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
const TURN_LIMITS = { timeoutMs: 45_000, attempts: 4 }

/** Takes an answer in and lets its turn go on by itself: the person waits for the message to be safe, not for the reply. */
export class InterviewTurns {
  readonly #deps: InterviewDeps
  readonly #kind: TurnKind<Send, PendingTurn, TurnWork, TurnResult>
  /** By turn: tells that its message is stored. By conversation and key: messages on their way, to be joined. */
  readonly #onStored = new Map<string, () => void>()
  readonly #storing = new Map<string, Promise<unknown>>()

  constructor(deps: InterviewDeps, drafts: Drafts) {
    this.#deps = deps
    this.#kind = {
      name: INTERVIEW_TURN,
      limits: TURN_LIMITS,
      leftUnfinished: 'answered-first',
      fingerprint: (send) => send.fingerprint,
      accept: (tx, ctx, conversationId, send) => acceptAnswer(tx, ctx, deps.live, conversationId, send),
      work: async (ctx, conversationId, pending) => {
        this.#onStored.get(pending.turn_id)?.()
        drafts.begin(pending.reply_id)
        try {
          return await takeTurn(deps, drafts, ctx, conversationId, pending)
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
    const { conversation } = talk
    const name = `${conversation.id}:${send.turnKey}`
    const joined = this.#storing.get(name)
    await (joined ?? this.#store(ctx, talk, send, name))
    if (joined !== undefined) await this.#requireSame(ctx, talk, send)
    const message =
      send.stored ?? (await messageOfTurn(this.#deps.store.db, this.#own(ctx, talk), conversation.id, send.turnKey))
    if (message === undefined) throw new NazeError('INTERNAL', 'an accepted message is not there')
    return message
  }

  async #store(ctx: Context, talk: Talk, send: Send, name: string): Promise<void> {
    const stored = Promise.withResolvers<void>()
    this.#onStored.set(send.turnId, stored.resolve)
    const turn = this.#deps.turns.run(this.#own(ctx, talk), this.#kind, talk.conversation.id, send.turnKey, send)
    const storing = Promise.race([stored.promise, turn])
    this.#storing.set(name, storing)
    try {
      await storing
    } finally {
      this.#onStored.delete(send.turnId)
      this.#storing.delete(name)
    }
  }

  /** A message that is known already; its turn is taken up again if it was left unfinished. */
  async continue(ctx: Context, talk: Talk, send: Send): Promise<void> {
    await this.#requireSame(ctx, talk, send)
    void this.#deps.turns
      .run(this.#own(ctx, talk), this.#kind, talk.conversation.id, send.turnKey, send)
      .catch(() => undefined)
  }

  #requireSame(ctx: Context, talk: Talk, send: Send): Promise<boolean> {
    return this.#deps.turns.requireSame(this.#own(ctx, talk), this.#kind, talk.conversation.id, send.turnKey, send)
  }

  /** A turn outlives the request that brought it: its own deadline, nobody's hanging up. */
  #own(ctx: Context, talk: Talk): Context {
    const { workspace, actor } = asParticipant(ctx, talk.conversation)
    return makeContext({ workspace, actor, requestId: ctx.requestId, clock: ctx.clock, ids: ctx.ids })
  }
}
