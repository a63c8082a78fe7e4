import { asc, eq } from 'drizzle-orm'
import { NazeError } from '#kernel/errors.ts'
import { type OperationVerbs, RunInput, RunOutput } from '#kernel/operations.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import type { Purse } from './purse.ts'
import { type PlacesOf, runView } from './run-view.ts'
import { asks, attempts } from './tables.ts'

const LONGEST_OUTPUT = 4_000

/** One use of a model with every try: what was answered, what was refused of it and why. */
export function makeShowAsk(store: Store, purse: Purse, placesOf: PlacesOf): OperationVerbs['run'] {
  return defineVerb({
    name: 'runs.show',
    summary: 'One use of a model with every attempt: what was answered, what was refused and why, and what it cost.',
    input: RunInput,
    output: RunOutput,
    errors: ['NOT_FOUND'],
    async run(ctx, { id }) {
      const [row] = await store.db
        .select()
        .from(asks)
        .where(within(ctx, asks, eq(asks.id, id)))
      if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such run.')
      const tried = await store.db
        .select()
        .from(attempts)
        .where(within(ctx, attempts, eq(attempts.askId, id)))
        .orderBy(asc(attempts.n))
      const spent = row.subjectId === null ? null : await purse.spentOn(ctx, row.subjectId)
      return {
        run: runView(row, tried, await placesOf(ctx, row.subjectId === null ? [] : [row.subjectId])),
        attempts: tried.map((one) => ({
          n: one.n,
          source: one.source,
          outcome: one.outcome,
          errors: one.errors,
          warnings: one.warnings,
          output: asText(one.output),
          tokens_in: one.tokensIn,
          tokens_out: one.tokensOut,
          cost_usd: one.costUsd === null ? null : Number(one.costUsd),
          ms: one.ms,
        })),
        talk: spent && { cost_usd: spent.usd, cost_is: spent.is },
      }
    },
  })
}

function asText(output: unknown): string | null {
  if (output === null || output === undefined || output === '') return null
  const text = typeof output === 'string' ? output : JSON.stringify(output, null, 2)
  return text.length > LONGEST_OUTPUT ? `${text.slice(0, LONGEST_OUTPUT)} …` : text
}
