import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import type { Store } from '#store/store.ts'
import type { Insight } from '../../contract.ts'
import { insightConversations, insightEvidence, insights } from '../../tables.ts'
import { confidence } from './confidence.ts'

type Card = typeof insights.$inferSelect
type Share = typeof insightConversations.$inferSelect
interface Quote {
  text: string
  conversation_id: string
  message_id: string
}

/** The project's cards, surest and gravest first. What was merged speaks through its survivor. */
export async function readCards(
  { store, evidence }: { store: Store; evidence: Evidence },
  ctx: Context,
  projectId: string,
): Promise<Insight[]> {
  const cards = await store.db
    .select()
    .from(insights)
    .where(and(eq(insights.workspaceId, ctx.workspace), eq(insights.projectId, projectId)))
    .orderBy(asc(insights.createdAt), asc(insights.id))
  if (cards.length === 0) return []
  const ids = cards.map(({ id }) => id)
  const shares = await store.db
    .select()
    .from(insightConversations)
    .where(and(eq(insightConversations.workspaceId, ctx.workspace), inArray(insightConversations.insightId, ids)))
    .orderBy(asc(insightConversations.createdAt), asc(insightConversations.conversationId))
  const quotes = await readQuotes({ store, evidence }, ctx, ids)
  const survivorOf = new Map(cards.map((card) => [card.id, card.mergedInto ?? card.id]))
  const sharesOf = Map.groupBy(shares, (share) => survivorOf.get(share.insightId))
  const quotesOf = Map.groupBy(quotes, (quote) => survivorOf.get(quote.insightId))
  return cards
    .filter((card) => card.mergedInto === null)
    .flatMap((card) => cardView(card, sharesOf.get(card.id) ?? [], quotesOf.get(card.id) ?? []) ?? [])
    .sort((a, b) => b.confidence - a.confidence || b.severity - a.severity || b.frequency - a.frequency)
}

function cardView(card: Card, shares: readonly Share[], quotes: readonly Quote[]): Insight | undefined {
  // What a model put into words is the better name; otherwise whoever spoke of it first has named it.
  const named = shares.find(({ madeBy }) => madeBy?.kind === 'model') ?? shares[0]
  if (named === undefined) return undefined
  const frequency = new Set(shares.map(({ conversationId }) => conversationId)).size
  const evidence = distinct(quotes)
  const sure = confidence(frequency, evidence.length)
  return {
    id: card.id,
    theme: card.theme ?? named.theme,
    jtbd: named.jtbd,
    summary: named.summary,
    severity: Math.round(shares.reduce((sum, { severity }) => sum + severity, 0) / shares.length),
    frequency,
    confidence: sure.value,
    confidence_label: sure.label,
    hidden: card.hidden,
    evidence,
    created_at: card.createdAt.toISOString(),
    updated_at: card.updatedAt.toISOString(),
  }
}

/** Two merged cards may rest on the same passage. */
function distinct(quotes: readonly Quote[]): Quote[] {
  const byPassage = new Map<string, Quote>()
  for (const { text, conversation_id, message_id } of quotes) {
    byPassage.set(`${message_id} ${text}`, { text, conversation_id, message_id })
  }
  return [...byPassage.values()]
}

async function readQuotes(
  { store, evidence }: { store: Store; evidence: Evidence },
  ctx: Context,
  insightIds: readonly string[],
): Promise<(Quote & { insightId: string })[]> {
  const links = await store.db
    .select()
    .from(insightEvidence)
    .where(and(eq(insightEvidence.workspaceId, ctx.workspace), inArray(insightEvidence.insightId, [...insightIds])))
    .orderBy(asc(insightEvidence.createdAt), asc(insightEvidence.evidenceId))
  const rows = await evidence.read(
    ctx,
    links.map(({ evidenceId }) => evidenceId),
  )
  const words = new Map(rows.map((row) => [row.id, row.quote]))
  return links.flatMap(({ insightId, evidenceId, conversationId, messageId }) => {
    const text = words.get(evidenceId)
    // An erased passage has left a tombstone; a card shows what there still is.
    if (text === undefined || text === null) return []
    return [{ insightId, text, conversation_id: conversationId, message_id: messageId }]
  })
}
