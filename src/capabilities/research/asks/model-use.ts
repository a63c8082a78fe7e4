import type { Context } from '#kernel/context.ts'
import type { Ask, Gate } from '#kernel/gate/index.ts'
import type { Meter } from '../engine/types.ts'

/** After so many failures in a row the model is left alone for a while, and the built-in does the work. */
const FAILURES = 3
const PAUSE_MS = 60_000

export interface Spent {
  tokens: number
  cost: number | null
}

/** Asks on behalf of a run: counts what it costs, and does not wait again and again for a model that is away. */
export class ModelUse implements Meter {
  readonly #gate: Gate
  readonly #ctx: Context
  readonly #subjectId: string | undefined
  #spent: Spent
  #failures = 0
  #pausedUntil = 0

  /** `before` is what the run had spent when it was started again. */
  constructor(gate: Gate, ctx: Context, subjectId?: string, before: Spent = { tokens: 0, cost: null }) {
    this.#gate = gate
    this.#ctx = ctx
    this.#subjectId = subjectId
    this.#spent = before
  }

  spent(): Spent {
    return this.#spent
  }

  hasModel(ask: Ask<never, unknown>): boolean {
    return this.#gate.hasModel(ask) && this.#ctx.clock.now().getTime() >= this.#pausedUntil
  }

  /** Null when there is no answer to be had; whoever asks then does the work without one. */
  async ask<I, T>(
    ask: Ask<I, T>,
    input: I,
    signal: AbortSignal,
    until?: Date,
  ): Promise<{ value: T; byModel: boolean } | null> {
    const { attempts } = ask.limits
    const { clock } = this.#ctx
    const longest = clock.now().getTime() + this.#gate.timeoutMs(ask) * attempts
    const deadline = new Date(Math.min(longest, until?.getTime() ?? longest))
    if (deadline <= clock.now()) return null
    // A run is longer than a turn: its own ends are the agents' and the budget's, not those of the call that began it.
    const ctx: Context = {
      ...this.#ctx,
      deadline,
      budget: { left: attempts },
      signal: AbortSignal.any([this.#ctx.signal, signal]),
    }
    const about = this.#subjectId === undefined ? {} : { subjectId: this.#subjectId }
    const result = await this.#gate.ask(ctx, ask, input, about)
    signal.throwIfAborted()
    this.#count(result.usage)
    const byModel = result.ok && result.source === 'model'
    this.#failures = byModel ? 0 : this.#failures + 1
    if (this.#failures >= FAILURES) {
      this.#failures = 0
      this.#pausedUntil = clock.now().getTime() + PAUSE_MS
    }
    return result.ok ? { value: result.accepted.value, byModel } : null
  }

  #count({ tokensIn, tokensOut, costUsd }: { tokensIn: number; tokensOut: number; costUsd: number | null }): void {
    const { tokens, cost } = this.#spent
    const known = costUsd === null ? cost : (cost ?? 0) + costUsd
    this.#spent = { tokens: tokens + tokensIn + tokensOut, cost: known }
  }
}
