import { type AnyColumn, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#store/store.ts'
import { confirmations } from '../confirm/tables.ts'
import type { Context } from '../context.ts'
import { asks, attempts } from '../gate/tables.ts'
import { turns } from '../turn/tables.ts'
import { within } from '../workspace.ts'
import { evidence } from './tables.ts'

export interface Erased {
  quotes: number
  asks: number
  attempts: number
  turns: number
  confirmations: number
}

const GONE = { erased: true }

/** Every kernel table that can hold a subject's words. What is left says that something happened, not what was said. */
export async function eraseSubject(tx: Tx, ctx: Context, subjectId: string): Promise<Erased> {
  const its = (table: { subjectId: AnyColumn }): SQL => eq(table.subjectId, subjectId)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence:${subjectId}`}, 0))`)

  const quotes = await tx
    .update(evidence)
    .set({ quote: null, erasedAt: ctx.clock.now() })
    .where(within(ctx, evidence, its(evidence), isNull(evidence.erasedAt)))
    .returning({ id: evidence.id })
  const ledger = await eraseLedger(tx, ctx, subjectId)
  // A turn still running has concluded nothing; without its row its run can no longer bring the words back.
  const stopped = await tx
    .delete(turns)
    .where(within(ctx, turns, its(turns), eq(turns.status, 'running')))
    .returning({ id: turns.id })
  const turnRows = await tx
    .update(turns)
    .set({
      fingerprint: null,
      input: GONE,
      result: goneUnlessNull(turns.result),
      failure: withoutMessage(turns.failure),
    })
    .where(within(ctx, turns, its(turns)))
    .returning({ id: turns.id })
  const confirmationRows = await tx
    .update(confirmations)
    .set({ change: GONE, reason: null })
    .where(within(ctx, confirmations, its(confirmations)))
    .returning({ id: confirmations.id })
  return {
    quotes: quotes.length,
    ...ledger,
    turns: stopped.length + turnRows.length,
    confirmations: confirmationRows.length,
  }
}

/** What models and rules said of a subject, whatever becomes of the subject itself. */
export async function eraseLedger(tx: Tx, ctx: Context, subjectId: string): Promise<Pick<Erased, 'asks' | 'attempts'>> {
  const its = (table: { subjectId: AnyColumn }): SQL => eq(table.subjectId, subjectId)
  const askRows = await tx
    .update(asks)
    .set({ errors: withoutMessages(asks.errors), warnings: withoutMessages(asks.warnings) })
    .where(within(ctx, asks, its(asks)))
    .returning({ id: asks.id })
  const itsAsks = tx
    .select({ id: asks.id })
    .from(asks)
    .where(within(ctx, asks, its(asks)))
  const attemptRows = await tx
    .update(attempts)
    .set({ output: null, errors: withoutMessages(attempts.errors), warnings: withoutMessages(attempts.warnings) })
    .where(within(ctx, attempts, or(its(attempts), inArray(attempts.askId, itsAsks))))
    .returning({ id: attempts.id })
  return { asks: askRows.length, attempts: attemptRows.length }
}

/** The rule's name stays, so that the ledger still says what kind of thing went wrong. */
function withoutMessages(findings: AnyColumn): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_set(finding, '{message}', '""') order by at), '[]'::jsonb)
    from jsonb_array_elements(${findings}) with ordinality as list (finding, at))`
}

function goneUnlessNull(value: AnyColumn): SQL {
  return sql`case when ${value} is not null then ${JSON.stringify(GONE)}::jsonb end`
}

function withoutMessage(failure: AnyColumn): SQL {
  return sql`jsonb_set(${failure}, '{message}', '""')`
}
