import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import type { Tx } from '#store/store.ts'
import { insightConversations, insights } from '../tables.ts'

/** A card nobody speaks of any more is gone; one that others were merged into stays as long as they do. */
export async function removeEmptyCards(tx: Tx, ctx: Context, projectId: string): Promise<void> {
  const merged = alias(insights, 'merged')
  const mine = and(eq(insights.workspaceId, ctx.workspace), eq(insights.projectId, projectId))
  const unspoken = notExists(
    tx
      .select({ one: sql`1` })
      .from(insightConversations)
      .where(eq(insightConversations.insightId, insights.id)),
  )
  await tx.delete(insights).where(and(mine, unspoken, sql`${insights.mergedInto} is not null`))
  const unneeded = notExists(
    tx
      .select({ one: sql`1` })
      .from(merged)
      .where(eq(merged.mergedInto, insights.id)),
  )
  await tx.delete(insights).where(and(mine, unspoken, unneeded))
}
