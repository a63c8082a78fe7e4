import { and, count, countDistinct, desc, eq, gte, isNotNull, max, sql, sum } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { type OperationVerbs, SpendingOutput } from '#kernel/operations.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Store } from '#store/store.ts'
import { z } from 'zod'
import { nameOfDay, startOfDay } from './days.ts'
import { countUnknown } from './purse.ts'
import { costIs } from './run-view.ts'
import { asks, attempts } from './tables.ts'

const DAYS = 14
const TALKS = 20

const FIGURES = {
  asks: countDistinct(asks.id),
  tries: count(),
  unknown: countUnknown,
  tokensIn: sum(attempts.tokensIn).mapWith(Number),
  tokensOut: sum(attempts.tokensOut).mapWith(Number),
  usd: sum(attempts.costUsd),
}

/** What models were asked and what it cost, by day and by talk. The built-in costs nothing and is not counted. */
export function makeSpending(store: Store): OperationVerbs['spending'] {
  return defineVerb({
    name: 'runs.spending',
    summary: 'What models were asked and what it cost: the last 14 days and the 20 latest talks.',
    input: z.object({}),
    output: SpendingOutput,
    errors: [],
    run: async (ctx) => ({ days: await byDay(store.db, ctx), talks: await byTalk(store.db, ctx) }),
  })
}

async function byDay(db: Queries, ctx: Context) {
  const starts = Array.from({ length: DAYS }, (_, n) => startOfDay(ctx.clock.now(), DAYS - 1 - n))
  const [first] = starts
  if (first === undefined) return []
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )
  const day = sql<number>`width_bucket(${asks.createdAt}, array[${bounds}])`.mapWith(Number)
  const rows = await db
    .select({ day, ...FIGURES })
    .from(asks)
    .innerJoin(attempts, eq(attempts.askId, asks.id))
    .where(within(ctx, asks, gte(asks.createdAt, first), eq(attempts.source, 'model')))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
  return rows.flatMap(({ day: n, ...row }) => {
    const start = starts[n - 1]
    return start === undefined ? [] : [{ day: nameOfDay(start), ...figures(row) }]
  })
}

async function byTalk(db: Queries, ctx: Context) {
  const lastAt = max(asks.createdAt)
  const rows = await db
    .select({ subject: asks.subjectId, room: sql<string>`min(split_part(${asks.name}, '.', 1))`, lastAt, ...FIGURES })
    .from(asks)
    .innerJoin(attempts, and(eq(attempts.askId, asks.id), eq(attempts.source, 'model')))
    .where(within(ctx, asks, isNotNull(asks.subjectId)))
    .groupBy(asks.subjectId)
    .orderBy(desc(lastAt))
    .limit(TALKS)
  return rows.flatMap(({ subject, room, lastAt: at, ...row }) =>
    subject === null || at === null ? [] : [{ subject_id: subject, room, last_at: at.toISOString(), ...figures(row) }],
  )
}

interface Row {
  asks: number
  tries: number
  unknown: number
  tokensIn: number | null
  tokensOut: number | null
  usd: string | null
}

function figures(row: Row) {
  return {
    asks: row.asks,
    tokens_in: row.tokensIn ?? 0,
    tokens_out: row.tokensOut ?? 0,
    cost_usd: Number(row.usd ?? 0),
    cost_is: costIs(row.tries, row.unknown),
  }
}
