import type { Context } from '#kernel/context.ts'
import type { Store } from '#store/store.ts'
import type { Finding } from './ask.ts'
import { asks, attempts } from './tables.ts'

export interface AttemptRecord {
  source: 'model' | 'built-in'
  outcome: 'accepted' | 'corrected' | 'rejected' | 'failed'
  output: unknown
  errors: Finding[]
  warnings: Finding[]
  tokensIn: number
  tokensOut: number
  costUsd: number | null
  ms: number
}

export interface AskRecord {
  id: string
  name: string
  model: string
  source: 'model' | 'built-in'
  outcome: 'accepted' | 'refused' | 'failed'
  subjectId: string | null
  errors: readonly Finding[]
  warnings: readonly Finding[]
  attempts: AttemptRecord[]
  ms: number
}

/** Every use of a model leaves its rows here before its answer is used. */
export class Ledger {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async record(ctx: Context, ask: AskRecord): Promise<void> {
    const common = { workspaceId: ctx.workspace, subjectId: ask.subjectId }
    const costs = ask.attempts.map((attempt) => attempt.costUsd).filter((cost) => cost !== null)
    await this.#store.tx(async (tx) => {
      await tx.insert(asks).values({
        ...common,
        id: ask.id,
        requestId: ctx.requestId,
        name: ask.name,
        model: ask.model,
        source: ask.source,
        outcome: ask.outcome,
        errors: [...ask.errors],
        warnings: [...ask.warnings],
        attempts: ask.attempts.length,
        tokensIn: sum(ask.attempts.map((attempt) => attempt.tokensIn)),
        tokensOut: sum(ask.attempts.map((attempt) => attempt.tokensOut)),
        costUsd: costs.length === 0 ? null : String(sum(costs)),
        ms: ask.ms,
        createdAt: ctx.clock.now(),
      })
      if (ask.attempts.length === 0) return
      await tx.insert(attempts).values(
        ask.attempts.map((attempt, index) => ({
          ...common,
          ...attempt,
          id: ctx.ids.next(),
          askId: ask.id,
          n: index + 1,
          costUsd: attempt.costUsd === null ? null : String(attempt.costUsd),
          createdAt: ctx.clock.now(),
        })),
      )
    })
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
