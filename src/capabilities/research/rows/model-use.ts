import { count, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { asks, attempts } from '#kernel/gate/tables.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { MODEL_TROUBLES, RunView } from '../contract.ts'

type Trouble = (typeof MODEL_TROUBLES)[number]

/** How models were used for this run, from the ledger. */
export async function modelUseOf(db: Queries, ctx: Context, runId: string): Promise<RunView['models']> {
  const bySource = await db
    .select({ source: asks.source, times: count() })
    .from(asks)
    .where(within(ctx, asks, eq(asks.subjectId, runId), notInArray(asks.model, ['built-in', 'external'])))
    .groupBy(asks.source)
  const failed = await db
    .select({
      rule: sql<string>`coalesce(${attempts.errors} -> 0 ->> 'rule', '')`,
      // The server's own words may follow; its status stands before them.
      message: sql<string>`left(coalesce(${attempts.errors} -> 0 ->> 'message', ''), 60)`,
      times: count(),
    })
    .from(attempts)
    .where(
      within(
        ctx,
        attempts,
        eq(attempts.subjectId, runId),
        eq(attempts.source, 'model'),
        inArray(attempts.outcome, ['failed', 'rejected']),
      ),
    )
    .groupBy(sql`1`, sql`2`)
  const troubles = new Map<Trouble, number>()
  for (const { rule, message, times } of failed) {
    const kind = troubleOf(rule, message)
    if (kind !== null) troubles.set(kind, (troubles.get(kind) ?? 0) + times)
  }
  return {
    asked: bySource.reduce((sum, { times }) => sum + times, 0),
    answered: bySource.find(({ source }) => source === 'model')?.times ?? 0,
    troubles: Array.from(troubles, ([kind, times]) => ({ kind, times })).toSorted((a, b) => b.times - a.times),
  }
}

const STATUSES: readonly (readonly [RegExp, Trouble])[] = [
  [/answered (?:401|403)/u, 'key-refused'],
  [/answered 402/u, 'no-credit'],
  [/answered 404/u, 'unknown-model'],
  [/answered 429/u, 'overloaded'],
  [/answered 5\d\d|failed while answering/u, 'server-error'],
  [/could not be reached|connection .* broke/u, 'away'],
  [/broke off|ended before/u, 'broken-off'],
]

/** Null for what was stopped on purpose, and for a model at rest: why it rests was counted before. */
function troubleOf(rule: string, message: string): Trouble | null {
  if (rule === 'CANCELLED' || message.includes('left alone for a minute')) return null
  if (rule === 'AI_TIMEOUT') return 'too-slow'
  if (rule === 'MODEL_NOT_CONFIGURED') return 'key-refused'
  return STATUSES.find(([pattern]) => pattern.test(message))?.[1] ?? 'unusable'
}
