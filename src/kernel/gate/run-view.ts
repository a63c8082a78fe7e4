import { asc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '#kernel/context.ts'
import type { CostIs, RunsOutput } from '#kernel/operations.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import { asks, attempts } from './tables.ts'

type AskRow = typeof asks.$inferSelect
type Tried = Pick<typeof attempts.$inferSelect, 'askId' | 'source' | 'outcome' | 'errors' | 'costUsd'>
type Run = z.infer<typeof RunsOutput>['runs'][number]

/** What was tried for each of these asks, without what was answered. */
export async function attemptsOf(db: Queries, ctx: Context, ids: readonly string[]): Promise<Map<string, Tried[]>> {
  const { askId, source, outcome, errors, costUsd } = attempts
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ askId, source, outcome, errors, costUsd })
          .from(attempts)
          .where(within(ctx, attempts, inArray(askId, [...ids])))
          .orderBy(asc(askId), asc(attempts.n))
  return Map.groupBy(rows, (row) => row.askId)
}

/** Where the subjects of runs lie, as far as whoever wires the house knows. */
export type PlacesOf = (ctx: Context, subjects: readonly string[]) => Promise<ReadonlyMap<string, string>>

export function runView(row: AskRow, tried: readonly Tried[], places: ReadonlyMap<string, string>): Run {
  const asked = tried.filter(({ source }) => source === 'model')
  const known = asked.flatMap(({ costUsd }) => (costUsd === null ? [] : Number(costUsd)))
  const { usd, is } = costOfTries(asked.length, known)
  return {
    id: row.id,
    ask: row.name,
    subject_id: row.subjectId,
    place_id: places.get(row.subjectId ?? '') ?? null,
    model: row.model,
    source: row.source,
    outcome: row.outcome,
    attempts: row.attempts,
    errors: row.errors,
    warnings: row.warnings,
    tokens_in: row.tokensIn,
    tokens_out: row.tokensOut,
    cost_usd: usd,
    cost_is: is,
    ms: row.ms,
    created_at: row.createdAt.toISOString(),
    tries: tried.map(({ source, outcome, errors }) => ({
      source,
      outcome,
      trouble: errors.find(({ trouble }) => trouble !== undefined)?.trouble ?? null,
      rules: [...new Set(errors.filter(({ trouble }) => trouble === undefined).map(({ rule }) => rule))],
    })),
  }
}

function costOfTries(asked: number, known: readonly number[]): { usd: number | null; is: CostIs } {
  const usd = known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0)
  return { usd, is: costIs(asked, asked - known.length) }
}

/** Of so many tries of models, so many at a cost nobody knows. */
export function costIs(asked: number, unknown: number): CostIs {
  if (asked === 0) return 'none'
  if (unknown === 0) return 'known'
  return unknown === asked ? 'unknown' : 'at-least'
}
