import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Hypothesis, Verified } from '#kernel/evidence/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { facts } from '../tables.ts'

export type FactRow = typeof facts.$inferSelect

/** What a call showed of a slot or a symbol, and where in the words of which hit. */
export interface Shown {
  kind: FactRow['kind']
  name: string
  value: string
  confidence: number
  callId: string
  hit: number
  text: string
  start: number
  end: number
}

/** The only writer of facts: what was found in a result the server kept. */
export async function storeFacts(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  found: readonly Verified<Shown>[],
): Promise<void> {
  for (const { value } of found) await store(tx, ctx, sessionId, value, 'FACT')
}

/** A guess never takes the place of a fact. */
export async function storeGuess(tx: Tx, ctx: Context, sessionId: string, guess: Hypothesis<Shown>): Promise<void> {
  const { kind, name } = guess.value
  const [known] = await tx
    .select({ source: facts.source })
    .from(facts)
    .where(within(ctx, facts, ofThing(sessionId, kind, name)))
  if (known?.source !== 'FACT') await store(tx, ctx, sessionId, guess.value, 'HYPOTHESIS')
}

const ofThing = (sessionId: string, kind: FactRow['kind'], name: string) =>
  and(eq(facts.sessionId, sessionId), eq(facts.kind, kind), eq(facts.name, name))

async function store(tx: Tx, ctx: Context, sessionId: string, shown: Shown, source: FactRow['source']): Promise<void> {
  const { text: _words, ...kept } = shown
  const row = { ...kept, sessionId, source, workspaceId: ctx.workspace, createdAt: ctx.clock.now() }
  const target = [facts.sessionId, facts.kind, facts.name]
  await tx.insert(facts).values(row).onConflictDoUpdate({ target, set: row })
}

export async function dropFact(tx: Tx, ctx: Context, { sessionId, kind, name }: FactRow): Promise<void> {
  await tx.delete(facts).where(within(ctx, facts, ofThing(sessionId, kind, name)))
}

export async function factsOf(db: Queries, ctx: Context, sessionIds: readonly string[]): Promise<FactRow[]> {
  if (sessionIds.length === 0) return []
  return db
    .select()
    .from(facts)
    .where(within(ctx, facts, inArray(facts.sessionId, [...sessionIds])))
    .orderBy(asc(facts.createdAt), asc(facts.kind), asc(facts.name))
}
