import { asc, inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Insight, ConfidenceLabel } from '../../contract.ts'
import type { InterviewDeps } from '../../deps.ts'
import { type CardQuote, type CardRow, cardsOf, quotesOf, type ShareRow } from '../../rows/cards.ts'
import { insightConversations } from '../../tables.ts'

type Quote = Insight['evidence'][number]

/** The project's cards, surest and gravest first. What was merged speaks through its survivor. */
export async function readCards(
  deps: Pick<InterviewDeps, 'store' | 'evidence'>,
  ctx: Context,
  projectId: string,
): Promise<Insight[]> {
  const cards = await cardsOf(deps.store.db, ctx, projectId)
  if (cards.length === 0) return []
  const ids = cards.map(({ id }) => id)
  const shares = await deps.store.db
    .select()
    .from(insightConversations)
    .where(within(ctx, insightConversations, inArray(insightConversations.insightId, ids)))
    .orderBy(asc(insightConversations.createdAt), asc(insightConversations.conversationId))
  const quotes = await quotesOf(deps, ctx, ids)
  const survivorOf = new Map(cards.map((card) => [card.id, card.mergedInto ?? card.id]))
  const sharesOf = Map.groupBy(shares, (share) => survivorOf.get(share.insightId))
  const quotesByCard = Map.groupBy(quotes, (quote) => survivorOf.get(quote.insightId))
  return cards
    .filter((card) => card.mergedInto === null)
    .flatMap((card) => cardView(card, sharesOf.get(card.id) ?? [], quotesByCard.get(card.id) ?? []) ?? [])
    .sort((a, b) => b.confidence - a.confidence || b.severity - a.severity || b.frequency - a.frequency)
}

function cardView(card: CardRow, shares: readonly ShareRow[], quotes: readonly CardQuote[]): Insight | undefined {
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

/** Two merged cards may rest on the same passage; what was erased is not there to be shown. */
function distinct(quotes: readonly CardQuote[]): Quote[] {
  const byPassage = new Map<string, Quote>()
  for (const { text, conversationId, messageId } of quotes) {
    if (text === null) continue
    byPassage.set(`${messageId} ${text}`, { text, conversation_id: conversationId, message_id: messageId })
  }
  return [...byPassage.values()]
}

/** How sure a theme is: how many conversations it was found in weighs more than how many quotes it has. */
export function confidence(conversations: number, quotes: number): { value: number; label: ConfidenceLabel } {
  const value = Math.round((0.7 * Math.min(conversations / 10, 1) + 0.3 * Math.min(quotes / 2, 1)) * 1000) / 1000
  return { value, label: value >= 0.7 ? 'H' : value >= 0.4 ? 'M' : 'L' }
}
