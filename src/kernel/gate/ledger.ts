import { sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Store } from '#store/store.ts'
import type { Finding } from './ask.ts'
import { asks, attempts, type SOURCES } from './tables.ts'

export interface AttemptRecord {
  source: (typeof SOURCES)[number]
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
  source: (typeof SOURCES)[number]
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
    const at = ctx.clock.now().toISOString()
    const common = { workspace_id: ctx.workspace, subject_id: ask.subjectId, created_at: at }
    const costs = ask.attempts.map((attempt) => attempt.costUsd).filter((cost) => cost !== null)
    const askRow = {
      ...common,
      id: ask.id,
      request_id: ctx.requestId,
      name: ask.name,
      model: ask.model,
      source: ask.source,
      outcome: ask.outcome,
      errors: ask.errors,
      warnings: ask.warnings,
      attempts: ask.attempts.length,
      tokens_in: sum(ask.attempts.map((attempt) => attempt.tokensIn)),
      tokens_out: sum(ask.attempts.map((attempt) => attempt.tokensOut)),
      cost_usd: costs.length === 0 ? null : sum(costs),
      ms: ask.ms,
    }
    const attemptRows = ask.attempts.map(({ tokensIn, tokensOut, costUsd, ...attempt }, index) =>
      Object.assign(attempt, common, {
        id: ctx.ids.next(),
        ask_id: ask.id,
        n: index + 1,
        tokens_in: tokensIn,
        tokens_out: tokensOut,
        cost_usd: costUsd,
      }),
    )
    // One statement for both tables: every turn waits for this, and the two belong together.
    await this.#store.db.execute(sql`
      with ask as (
        insert into ${asks} select * from jsonb_populate_record(null::${asks}, ${JSON.stringify(askRow)}::jsonb)
      )
      insert into ${attempts}
      select * from jsonb_populate_recordset(null::${attempts}, ${JSON.stringify(attemptRows)}::jsonb)
    `)
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
