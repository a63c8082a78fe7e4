import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Quoted, Verified } from '#kernel/evidence/index.ts'
import { within } from '#kernel/workspace.ts'
import { later } from '#store/later.ts'
import type { Queries, Tx } from '#store/store.ts'
import { confirmedInsights } from '../tables.ts'

export type InsightRow = typeof confirmedInsights.$inferSelect

/** All of them, those merged into another included. */
export async function insightsOf(db: Queries, ctx: Context, sessionId: string): Promise<InsightRow[]> {
  return db
    .select()
    .from(confirmedInsights)
    .where(within(ctx, confirmedInsights, eq(confirmedInsights.sessionId, sessionId)))
    .orderBy(desc(confirmedInsights.strength), asc(confirmedInsights.createdAt), asc(confirmedInsights.id))
}

/** What a turn may change of an insight; a weight is given at the sliders. */
export type ChangedInsight = Omit<InsightRow, 'workspaceId' | 'sessionId' | 'createdAt' | 'sliderWeight'>

/** Upserts by (session, label). The words are in evidence rows; an insight only refers to them. */
export async function storeInsights(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  insights: readonly { row: ChangedInsight; found: readonly Verified<Quoted>[] }[],
): Promise<void> {
  if (insights.length === 0) return
  const common = { workspaceId: ctx.workspace, sessionId, createdAt: ctx.clock.now() }
  const rows = insights.map(({ row, found }) => ({
    ...row,
    ...common,
    evidenceIds: [...new Set([...row.evidenceIds, ...found.map(({ value }) => value.evidenceId)])],
  }))
  const upserts = tx
    .insert(confirmedInsights)
    .values(rows)
    .onConflictDoUpdate({
      target: [confirmedInsights.sessionId, confirmedInsights.label],
      set: {
        layer: sql`excluded.layer`,
        strength: sql`excluded.strength`,
        confirmationStrength: sql`excluded.confirmation_strength`,
        tag: sql`excluded.tag`,
        turn: sql`excluded.turn`,
        johariBlindSpot: sql`excluded.johari_blind_spot`,
        shown: sql`excluded.shown`,
        mergedInto: sql`excluded.merged_into`,
        evidenceIds: sql`excluded.evidence_ids`,
      } satisfies Record<Exclude<keyof ChangedInsight, 'id' | 'label'>, SQL>,
    })
  await later(tx, upserts)
}

export async function storeWeight(tx: Tx, ctx: Context, sessionId: string, id: string, weight: number): Promise<void> {
  await tx
    .update(confirmedInsights)
    .set({ sliderWeight: weight })
    .where(within(ctx, confirmedInsights, eq(confirmedInsights.id, id), eq(confirmedInsights.sessionId, sessionId)))
}

/** What the person took back is no point any more, nor is what was merged into it. */
export async function removeInsights(tx: Tx, ctx: Context, sessionId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const theirs = or(inArray(confirmedInsights.id, [...ids]), inArray(confirmedInsights.mergedInto, [...ids]))
  await tx
    .delete(confirmedInsights)
    .where(within(ctx, confirmedInsights, eq(confirmedInsights.sessionId, sessionId), theirs))
}
