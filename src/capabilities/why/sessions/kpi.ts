import { count, eq, exists, gte, isNotNull, min, sql } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { FEWEST_KPI_CASES, KpiInput, KpiOutput } from '../contract.ts'
import { UNDERSTOOD_FROM } from '../score/understanding.ts'
import { confirmedInsights, goalHistory, messages, reports, sessions } from '../tables.ts'
import type { WhyVerbs } from '../verbs.ts'

const CONFIRMED = 0.8

/** Whether a target is met, once there are enough cases to say so. */
export function judged(cases: number, value: number | null, hits: (value: number) => boolean): boolean | null {
  return value === null || cases < FEWEST_KPI_CASES ? null : hits(value)
}

/** A share with its target; with nothing counted yet it is unknown, not zero. */
function rate(part: number, whole: number, atLeast: number) {
  const value = whole === 0 ? null : part / whole
  return {
    value,
    target: `≥ ${Math.round(atLeast * 100)} %`,
    met: judged(whole, value, (share) => share >= atLeast),
    n: whole,
  }
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  if (high === undefined) return null
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}

/** The four figures of the source §9. A session counts once its person has said something. */
export function makeKpi(store: Store): WhyVerbs['kpi'] {
  return defineVerb({
    name: 'why.kpi',
    summary: 'How well the conversations go: discovery rate, turns, hypothesis accuracy, return rate.',
    input: KpiInput,
    output: KpiOutput,
    errors: ['DB_ERROR'],
    async run(ctx) {
      const spoken = exists(
        store.db
          .select({ one: sql`1` })
          .from(messages)
          .where(within(ctx, messages, eq(messages.sessionId, sessions.id), eq(messages.role, 'user'))),
      )
      const begun = await store.db
        .select({ n: count() })
        .from(sessions)
        .where(within(ctx, sessions, spoken))
      const reported = await store.db
        .select({ n: count() })
        .from(sessions)
        .innerJoin(reports, eq(reports.sessionId, sessions.id))
        .where(within(ctx, sessions))
      const understood = await store.db
        .select({ turn: min(goalHistory.turn) })
        .from(goalHistory)
        .where(within(ctx, goalHistory, gte(goalHistory.mgu, UNDERSTOOD_FROM)))
        .groupBy(goalHistory.sessionId)
      const insights = await store.db
        .select({
          n: count(),
          sure: count(sql`case when ${confirmedInsights.confirmationStrength} >= ${CONFIRMED} then 1 end`),
        })
        .from(confirmedInsights)
        .where(within(ctx, confirmedInsights))
      const browser = sql<string>`${sessions.metadata}->>'browser_id'`
      const browsers = await store.db
        .select({ n: count() })
        .from(sessions)
        .where(within(ctx, sessions, spoken, isNotNull(browser)))
        .groupBy(browser)
      const turns = understood.map((row) => row.turn ?? 0)
      const typical = median(turns)
      return {
        why_discovery_rate: rate(reported[0]?.n ?? 0, begun[0]?.n ?? 0, 0.7),
        turn_to_completion: {
          value: typical,
          target: '3–5',
          met: judged(turns.length, typical, (value) => value >= 3 && value <= 5),
          n: turns.length,
        },
        hypothesis_accuracy: rate(insights[0]?.sure ?? 0, insights[0]?.n ?? 0, 0.4),
        return_rate: rate(browsers.filter((row) => row.n > 1).length, browsers.length, 0.3),
      }
    },
  })
}
