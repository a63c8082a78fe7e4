import type { Context } from '#kernel/context.ts'
import type { Ask } from './ask.ts'
import type { Gate } from './gate.ts'
import type { AskOptions, GateResult } from './result.ts'

/** Who waits for a model right now, so that a person can have the answer without it. Of this process only. */
export class ModelWaits {
  readonly #waiting = new Map<string, AbortController>()

  /** True when somebody was waiting: the call to the model is ended, and the built-in answers. */
  end(talkId: string): boolean {
    const waiting = this.#waiting.get(talkId)
    waiting?.abort()
    return waiting !== undefined && this.#waiting.delete(talkId)
  }

  /** Everything `work` asks of the gate can be ended by `end`. */
  async during<T>(gate: Gate, ctx: Context, talkId: string, work: (asking: Asking) => Promise<T>): Promise<T> {
    const ended = new AbortController()
    this.#waiting.set(talkId, ended)
    try {
      return await work(new Asking(gate, ctx, ended.signal))
    } finally {
      if (this.#waiting.get(talkId) === ended) this.#waiting.delete(talkId)
    }
  }
}

/** Asks the gate as long as the person waits for the model, and the built-in from then on. */
export class Asking {
  readonly #gate: Gate
  readonly #ctx: Context
  readonly #ended: AbortSignal

  constructor(gate: Gate, ctx: Context, ended: AbortSignal) {
    this.#gate = gate
    this.#ctx = ctx
    this.#ended = ended
  }

  async ask<I, T>(ask: Ask<I, T>, input: I, options: AskOptions): Promise<GateResult<T>> {
    if (!this.#ended.aborted) {
      const ctx = { ...this.#ctx, signal: AbortSignal.any([this.#ctx.signal, this.#ended]) }
      const result = await this.#gate.ask(ctx, ask, input, options)
      if (result.ok || !this.#isEnded(result.failure?.code)) return result
    }
    const model = this.#gate.modelFor(ask)
    const made = await this.#gate.ask(this.#ctx, ask, input, { ...options, builtInOnly: true })
    return made.ok && model !== null ? { ...made, insteadOf: { model, because: ['CANCELLED'] } } : made
  }

  #isEnded(code: string | undefined): boolean {
    return code === 'CANCELLED' && this.#ended.aborted && !this.#ctx.signal.aborted
  }
}
