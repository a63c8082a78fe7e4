import { inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { z } from 'zod'
import { OutcomeLogInput, OutcomeLogOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import type { CallRow } from '../rows/calls.ts'
import { type FactRow, factsOf } from '../rows/facts.ts'
import { closedSessions, type SessionRow } from '../rows/sessions.ts'
import { evidenceOf } from '../sessions/keep-call.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import { outcomeOf } from '../sessions/session-view.ts'
import { calls } from '../tables.ts'
import type { CodeVerbs } from '../verbs.ts'

const USUAL = 50
type Log = z.output<typeof OutcomeLogOutput>

export function makeOutcomeLog({ store }: Pick<CodeDeps, 'store'>): CodeVerbs['outcomeLog'] {
  return defineVerb({
    name: 'code.outcome-log',
    summary: 'How closed sessions turned out, which evidence each fact rested on, and which tools led to failures.',
    input: OutcomeLogInput,
    output: OutcomeLogOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'DB_ERROR'],
    async run(ctx, { outcome, limit = USUAL, cursor }) {
      notForParticipants(ctx)
      const rows = await closedSessions(store.db, ctx, { cursor, limit: limit + 1 }, outcome)
      const page = rows.slice(0, limit)
      const found = await factsOf(
        store.db,
        ctx,
        page.map(({ id }) => id),
      )
      const kept = await callsById(
        store.db,
        ctx,
        found.map(({ callId }) => callId),
      )
      const entries = page.flatMap((session) => entryOf(session, found, kept))
      const last = page.at(-1)
      const more = rows.length > page.length && last?.closedAt ? writeCursor(last.closedAt, last.id) : null
      return { entries, by_tool: byTool(entries), next_cursor: more }
    },
  })
}

async function callsById(db: Queries, ctx: Context, ids: readonly string[]): Promise<Map<string, CallRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(calls)
    .where(within(ctx, calls, inArray(calls.id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row]))
}

function entryOf(session: SessionRow, facts: readonly FactRow[], kept: ReadonlyMap<string, CallRow>): Log['entries'] {
  const said = outcomeOf(session)
  if (said === null) return []
  const evidence = facts
    .filter(({ sessionId }) => sessionId === session.id)
    .flatMap(({ name, source, callId }) => {
      const call = kept.get(callId)
      const isCause = said.cause !== null && (said.cause === name || said.cause === callId)
      return call === undefined ? [] : [{ ...evidenceOf(call), of: name, source, is_cause: isCause }]
    })
  return [{ ...said, session_id: session.id, intent: session.intent, root: session.root, evidence }]
}

function byTool(entries: Log['entries']): Log['by_tool'] {
  const counted = new Map<string, Log['by_tool'][number]>()
  for (const { outcome, evidence } of entries)
    for (const { tool, is_cause } of evidence) {
      const sum = counted.get(tool) ?? { tool, success: 0, failure: 0, named_as_cause: 0 }
      sum[outcome] += 1
      if (is_cause && outcome === 'failure') sum.named_as_cause += 1
      counted.set(tool, sum)
    }
  return [...counted.values()].sort((a, b) => b.failure - a.failure || a.tool.localeCompare(b.tool))
}
