import { desc, eq, type SQL } from 'drizzle-orm'
import type { OperationVerbs } from '#kernel/operations.ts'
import { RunsInput, RunsOutput } from '#kernel/operations.ts'
import { olderThan, writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { asks } from './tables.ts'

/** The ledger, newest first: what was asked, who answered, what was refused and what it cost. */
export function makeListAsks(store: Store): OperationVerbs['runs'] {
  return defineVerb({
    name: 'runs.list',
    summary: 'Every use of a model or its built-in answer, newest first, with errors, tokens and cost.',
    input: RunsInput,
    output: RunsOutput,
    errors: ['INVALID_INPUT'],
    async run(ctx, input) {
      const conditions: (SQL | undefined)[] = [olderThan(input.before, asks.createdAt, asks.id)]
      if (input.ask !== undefined) conditions.push(eq(asks.name, input.ask))
      if (input.source !== undefined) conditions.push(eq(asks.source, input.source))
      if (input.outcome !== undefined) conditions.push(eq(asks.outcome, input.outcome))
      const rows = await store.db
        .select()
        .from(asks)
        .where(within(ctx, asks, ...conditions))
        .orderBy(desc(asks.createdAt), desc(asks.id))
        .limit(input.limit + 1)
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)
      return {
        runs: page.map((row) => ({
          id: row.id,
          ask: row.name,
          subject_id: row.subjectId,
          model: row.model,
          source: row.source,
          outcome: row.outcome,
          attempts: row.attempts,
          errors: row.errors,
          warnings: row.warnings,
          tokens_in: row.tokensIn,
          tokens_out: row.tokensOut,
          cost_usd: row.costUsd === null ? null : Number(row.costUsd),
          ms: row.ms,
          created_at: row.createdAt.toISOString(),
        })),
        next: rows.length > page.length && last !== undefined ? writeCursor(last.createdAt, last.id) : null,
      }
    },
  })
}
