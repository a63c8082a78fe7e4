import { and, eq } from 'drizzle-orm'
import type { Tx } from '#store/store.ts'
import { insightConversations, insightEvidence } from '../tables.ts'
import type { Move } from '../analysis/filing/plan-filings.ts'

/** A conversation that is on the other card already keeps what it says there; its quotes come together. */
export async function moveShares(tx: Tx, moves: readonly Move[]): Promise<void> {
  // All leave before any arrives: two cards may exchange a conversation's shares.
  const leaving = []
  for (const { conversationId, from, to } of moves) {
    const shares = await tx
      .delete(insightConversations)
      .where(and(eq(insightConversations.insightId, from), eq(insightConversations.conversationId, conversationId)))
      .returning()
    const quotes = await tx
      .delete(insightEvidence)
      .where(and(eq(insightEvidence.insightId, from), eq(insightEvidence.conversationId, conversationId)))
      .returning()
    leaving.push({ to, shares, quotes })
  }
  for (const { to, shares, quotes } of leaving) {
    const moved = shares.map((share) => Object.assign(share, { insightId: to }))
    if (moved.length > 0) await tx.insert(insightConversations).values(moved).onConflictDoNothing()
    const rests = quotes.map((quote) => Object.assign(quote, { insightId: to }))
    if (rests.length > 0) await tx.insert(insightEvidence).values(rests).onConflictDoNothing()
  }
}
