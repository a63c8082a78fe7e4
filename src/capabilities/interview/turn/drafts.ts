import type { Context } from '#kernel/context.ts'
import type { Live } from '#kernel/live/index.ts'
import { conversationStream } from '../contract.ts'
import type { PendingTurn } from '../tables.ts'

/** Replies still being written, in memory only: for those who follow live, and for those who can only poll. */
export class Drafts {
  readonly #live: Live
  readonly #texts = new Map<string, string>()

  constructor(live: Live) {
    this.#live = live
  }

  begin(replyId: string): void {
    this.#texts.set(replyId, '')
  }

  /** Nothing once it was ended: a reply erased in the middle is not seen growing on. */
  show(ctx: Context, conversationId: string, pending: PendingTurn, text: string): void {
    if (!this.#texts.has(pending.reply_id)) return
    this.#texts.set(pending.reply_id, text)
    const data = { message_id: pending.reply_id, turn_id: pending.turn_id, text }
    this.#live.show(ctx, conversationStream.of(conversationId), { type: 'reply', data })
  }

  read(replyId: string): string {
    return this.#texts.get(replyId) ?? ''
  }

  end(replyId: string): void {
    this.#texts.delete(replyId)
  }
}
