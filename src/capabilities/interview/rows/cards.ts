import { asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { InterviewDeps } from '../deps.ts'
import { insightConversations, insightEvidence, insights } from '../tables.ts'

export type CardRow = typeof insights.$inferSelect
/** What one conversation says about a card. */
export type ShareRow = typeof insightConversations.$inferSelect

/**
 * Cards of one project change one after the other: of two analyses at once the second sees what the first has made. Taken
 * before any row, or two of its holders could wait for each other.
 */
export async function lockCards(tx: Tx, projectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interview.cards:${projectId}`}, 0))`)
}

/** Oldest first, those merged into others too. */
export function cardsOf(db: Queries, ctx: Context, projectId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(insights)
    .where(within(ctx, insights, eq(insights.projectId, projectId)))
    .orderBy(asc(insights.createdAt), asc(insights.id))
}

export interface CardQuote {
  insightId: string
  conversationId: string
  messageId: string
  /** Null: an erased passage has left a tombstone. */
  text: string | null
}

export async function quotesOf(
  { store, evidence }: Pick<InterviewDeps, 'store' | 'evidence'>,
  ctx: Context,
  insightIds: readonly string[],
): Promise<CardQuote[]> {
  const links = await store.db
    .select()
    .from(insightEvidence)
    .where(within(ctx, insightEvidence, inArray(insightEvidence.insightId, [...insightIds])))
    .orderBy(asc(insightEvidence.createdAt), asc(insightEvidence.evidenceId))
  const rows = await evidence.read(
    ctx,
    links.map(({ evidenceId }) => evidenceId),
  )
  const words = new Map(rows.map((row) => [row.id, row.quote]))
  return links.map(({ insightId, conversationId, messageId, evidenceId }) => ({
    insightId,
    conversationId,
    messageId,
    text: words.get(evidenceId) ?? null,
  }))
}

/** A card nobody speaks of any more is gone; one that others were merged into stays as long as they do. */
export async function removeEmptyCards(tx: Tx, ctx: Context, projectId: string): Promise<void> {
  const merged = alias(insights, 'merged')
  const mine = eq(insights.projectId, projectId)
  const unspoken = notExists(
    tx
      .select({ one: sql`1` })
      .from(insightConversations)
      .where(within(ctx, insightConversations, eq(insightConversations.insightId, insights.id))),
  )
  await tx.delete(insights).where(within(ctx, insights, mine, unspoken, isNotNull(insights.mergedInto)))
  const unneeded = notExists(
    tx
      .select({ one: sql`1` })
      .from(merged)
      .where(within(ctx, merged, eq(merged.mergedInto, insights.id))),
  )
  await tx.delete(insights).where(within(ctx, insights, mine, unspoken, unneeded))
}
