import { sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { NazeError } from '#kernel/errors.ts'
import { tokenCount } from '#kernel/model/remote/token-count.ts'
import { troubleOf, wasNotBegun } from '#kernel/model/trouble.ts'
import { storable } from '#kernel/storable.ts'
import { sqlState } from '#store/errors/sql-state.ts'
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

/** Of an attempt that gave nothing, until it does. */
export function emptyRecord(source: AttemptRecord['source']): AttemptRecord {
  return {
    source,
    outcome: 'failed',
    output: null,
    errors: [],
    warnings: [],
    tokensIn: 0,
    tokensOut: 0,
    costUsd: null,
    ms: 0,
  }
}

export function failureOf(error: NazeError): Finding {
  const trouble = troubleOf(error)
  return { rule: error.code, message: error.message, ...(trouble && { trouble }) }
}

/** A try of a model that gave no answer. What was never begun cost nothing; of the rest nobody knows. */
export function notAnswered(error: NazeError, ms: number): AttemptRecord {
  return { ...emptyRecord('model'), errors: [failureOf(error)], ms, costUsd: wasNotBegun(error) ? 0 : null }
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
      tokens_in: tokenCount(sum(ask.attempts.map((attempt) => attempt.tokensIn))),
      tokens_out: tokenCount(sum(ask.attempts.map((attempt) => attempt.tokensOut))),
      cost_usd: costs.length === 0 ? null : sum(costs),
      ms: ask.ms,
    }
    const attemptRows = ask.attempts.map(({ tokensIn, tokensOut, costUsd, ...attempt }, index) =>
      Object.assign(attempt, common, {
        id: ctx.ids.next(),
        ask_id: ask.id,
        n: index + 1,
        tokens_in: tokenCount(tokensIn),
        tokens_out: tokenCount(tokensOut),
        cost_usd: costUsd,
      }),
    )
    try {
      await this.#insert(askRow, attemptRows)
    } catch (error) {
      if (!isAboutTheData(error)) throw error
      // That a model was called is recorded even where what it said cannot be.
      await this.#insert(
        { ...askRow, cost_usd: null },
        attemptRows.map((row) =>
          Object.assign(row, { cost_usd: null, output: null, errors: [...row.errors, NOT_KEPT] }),
        ),
      )
    }
  }

  /** One statement for both tables: every turn waits for this, and the two belong together. */
  async #insert(ask: object, attemptRows: readonly object[]): Promise<void> {
    await this.#store.db.execute(sql`
      with ask as (
        insert into ${asks} select * from jsonb_populate_record(null::${asks}, ${asJson(ask)}::jsonb)
      )
      insert into ${attempts}
      select * from jsonb_populate_recordset(null::${attempts}, ${asJson(attemptRows)}::jsonb)
    `)
  }
}

const NOT_KEPT: Finding = { rule: 'ledger', message: 'the answer could not be stored, and is not kept here' }

/** SQLSTATE classes 22 and 54: the value itself, or its size. Anything else would fail again. */
function isAboutTheData(error: unknown): boolean {
  return /^(?:22|54)/.test(sqlState(error) ?? '')
}

function asJson(rows: object): string {
  return JSON.stringify(storable(rows))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
