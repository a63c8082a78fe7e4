import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Verified } from '#kernel/evidence/index.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { AgentOutcome, AgentReport, ResearchClaim } from '../contract.ts'
import { claims, outcomes } from '../tables.ts'
import { endedIterations } from './iterations.ts'
import { textsOf } from './pages.ts'

export type OutcomeRow = typeof outcomes.$inferSelect
type ClaimRow = typeof claims.$inferSelect
export type AgentKey = Pick<AgentOutcome, 'iteration' | 'attempt' | 'agentId'>

/** Of both tables: what one agent came to. */
function ofAgent(
  table: typeof outcomes | typeof claims,
  runId: string,
  { iteration, attempt, agentId }: AgentKey,
): SQL | undefined {
  return and(
    eq(table.runId, runId),
    eq(table.iteration, iteration),
    eq(table.attempt, attempt),
    eq(table.agentId, agentId),
  )
}

/** False when this agent has finished already: what it came to stays. What was cancelled is done again. */
export async function beginAgent(
  tx: Tx,
  ctx: Context,
  runId: string,
  key: AgentKey,
  startedAt: string,
): Promise<boolean> {
  const begun = await tx
    .insert(outcomes)
    .values({ ...key, runId, workspaceId: ctx.workspace, status: 'running', startedAt, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({
      target: [outcomes.runId, outcomes.iteration, outcomes.attempt, outcomes.agentId],
      set: { status: 'running', startedAt, report: null, error: null, durationMs: null },
      setWhere: inArray(outcomes.status, ['running', 'cancelled']),
    })
    .returning({ agentId: outcomes.agentId })
  return begun.length === 1
}

/**
 * The only writer of what an agent came to: its text has passed the gate, and each claim was found where it says it
 * stands. False when it is kept already.
 */
export async function storeOutcome(
  tx: Tx,
  ctx: Context,
  runId: string,
  accepted: Accepted<AgentOutcome>,
  found: readonly Verified<ResearchClaim>[],
): Promise<boolean> {
  const { report, ...outcome } = accepted.value
  const { iteration, attempt, agentId } = outcome
  if (!(await beginAgent(tx, ctx, runId, { iteration, attempt, agentId }, outcome.startedAt))) return false
  const { claims: _claims, ...body } = report ?? { claims: [] }
  await tx
    .update(outcomes)
    .set({ ...outcome, report: report === null ? null : (body as Omit<AgentReport, 'claims'>) })
    .where(within(ctx, outcomes, ofAgent(outcomes, runId, outcome)))
  const rows = found.map(({ value }, position) => {
    const { text: _text, pageId, start, end, ...about } = value
    const common = { workspaceId: ctx.workspace, runId, iteration, attempt, agentId, createdAt: ctx.clock.now() }
    return { ...common, position, pageId, start, end, about }
  })
  await tx.delete(claims).where(within(ctx, claims, ofAgent(claims, runId, outcome)))
  if (rows.length > 0) await tx.insert(claims).values(rows)
  return true
}

/** All that agents of this run came to, and those still at work; without a word of their claims. */
export async function agentRows(db: Queries, ctx: Context, runId: string): Promise<OutcomeRow[]> {
  return db
    .select()
    .from(outcomes)
    .where(within(ctx, outcomes, eq(outcomes.runId, runId)))
    .orderBy(asc(outcomes.iteration), asc(outcomes.agentId), asc(outcomes.attempt))
}

/** How many claims each agent has, by `iteration/attempt/agent`. */
export async function claimCounts(db: Queries, ctx: Context, runId: string): Promise<ReadonlyMap<string, number>> {
  const { iteration, attempt, agentId } = claims
  const rows = await db
    .select({ iteration, attempt, agentId, count: sql<number>`count(*)::int` })
    .from(claims)
    .where(within(ctx, claims, eq(claims.runId, runId)))
    .groupBy(iteration, attempt, agentId)
  return new Map(rows.map((row) => [keyOf(row), row.count]))
}

export const keyOf = ({ iteration, attempt, agentId }: AgentKey) => `${iteration}/${attempt}/${agentId}`

/** What finished agents came to, whole: the words of their claims are read from the pages they stand in. */
export async function outcomesOf(
  db: Queries,
  ctx: Context,
  runId: string,
  iteration?: number,
): Promise<AgentOutcome[]> {
  const rows = (await agentRows(db, ctx, runId)).filter(
    (row) => row.status !== 'running' && (iteration === undefined || row.iteration === iteration),
  )
  const placed = (await claimRows(db, ctx, runId)).filter(
    (row) => iteration === undefined || row.iteration === iteration,
  )
  const texts = await textsOf(
    db,
    ctx,
    runId,
    placed.map(({ pageId }) => pageId),
  )
  const claimsBy = Map.groupBy(placed, keyOf)
  return rows.map((row) => outcomeOf(row, claimsBy.get(keyOf(row)) ?? [], texts))
}

async function claimRows(db: Queries, ctx: Context, runId: string): Promise<ClaimRow[]> {
  return db
    .select()
    .from(claims)
    .where(within(ctx, claims, eq(claims.runId, runId)))
    .orderBy(asc(claims.iteration), asc(claims.agentId), asc(claims.attempt), asc(claims.position))
}

function outcomeOf(row: OutcomeRow, placed: readonly ClaimRow[], texts: ReadonlyMap<string, string>): AgentOutcome {
  const { iteration, attempt, agentId, status, error, startedAt, durationMs, report } = row
  if (status === 'running') throw new Error('an agent that has not finished has no outcome')
  const stated = placed.map(({ pageId, start, end, about }) => {
    const text = (texts.get(pageId) ?? '').slice(start, end)
    return { ...about, text, pageId, start, end }
  })
  return {
    iteration,
    attempt,
    agentId,
    status,
    error,
    startedAt,
    durationMs: durationMs ?? 0,
    report: report === null ? null : { ...report, claims: stated },
  }
}

/** What was cut off or failed, in iterations that did not come to their end, so that it is done again. */
export async function dropUnfinished(tx: Tx, ctx: Context, runId: string): Promise<void> {
  const kept = await endedIterations(tx, ctx, runId)
  await tx
    .delete(outcomes)
    .where(
      within(
        ctx,
        outcomes,
        eq(outcomes.runId, runId),
        ne(outcomes.status, 'completed'),
        kept.length === 0 ? undefined : notInArray(outcomes.iteration, kept),
      ),
    )
}
