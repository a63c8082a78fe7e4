import { asc, inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import { detectLanguage } from '#text/index.ts'
import { CONFIDENCE_LABELS, type ConfidenceLabel, type Insight, type Quote } from '../../contract.ts'
import type { InterviewDeps } from '../../deps.ts'
import { type CardQuote, type CardRow, cardsOf, quotesOf, type ShareRow } from '../../rows/cards.ts'
import { insightConversations } from '../../tables.ts'
import { agreeingCards } from './agreement.ts'
import { tellingFirst } from './telling-quotes.ts'
import { titlesOf } from './titles.ts'

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
  const views = cards
    .filter((card) => card.mergedInto === null)
    .flatMap((card) => cardView(card, sharesOf.get(card.id) ?? [], quotesByCard.get(card.id) ?? []) ?? [])
  const seen = (await withoutFalseSureness(views)).sort(surestFirst)
  const titles = titlesOf(seen.map(({ evidence }) => ({ quotes: evidence.map(({ text }) => text) })))
  return seen.map(({ named, ...view }, n) => Object.assign(view, { theme: named ?? titles[n] ?? view.theme }))
}

/** People alone do not make a card sure: what the built-in put together has to agree, or a person or model has named it. */
async function withoutFalseSureness<T extends Insight & { named: string | null }>(cards: readonly T[]): Promise<T[]> {
  if (!cards.some(isOnlyMany)) return [...cards]
  const agree = await agreeingCards(cards.map(({ evidence }) => saidByEach(evidence)))
  return cards.map((card, n) => (isOnlyMany(card) && agree[n] !== true ? { ...card, confidence_label: 'M' } : card))
}

function isOnlyMany({ named, confidence_label: label }: Insight & { named: string | null }): boolean {
  return named === null && label === 'H'
}

function saidByEach(evidence: readonly Quote[]): string[] {
  const byPerson = Map.groupBy(evidence, ({ conversation_id: id }) => id)
  return [...byPerson.values()].map((quotes) => quotes.map(({ text }) => text).join('\n'))
}

/** As the board says: by how sure they are, then by how grave, then by how many. */
function surestFirst(a: Insight, b: Insight): number {
  const place = ({ confidence_label: label }: Insight) => CONFIDENCE_LABELS.indexOf(label)
  return place(a) - place(b) || b.severity - a.severity || b.confidence - a.confidence || b.frequency - a.frequency
}

/** `named`: by a researcher, or by a model whose name is short enough; others are named by what people said. */
function cardView(
  card: CardRow,
  shares: readonly ShareRow[],
  quotes: readonly CardQuote[],
): (Insight & { named: string | null }) | undefined {
  // What a model put into words is the better name; otherwise whoever spoke of it first has named it.
  const named = shares.find(({ madeBy }) => madeBy?.kind === 'model') ?? shares[0]
  if (named === undefined) return undefined
  const frequency = new Set(shares.map(({ conversationId }) => conversationId)).size
  const evidence = tellingFirst(distinct(quotes))
  const isModels = named.madeBy?.kind === 'model'
  const sure = confidence(frequency, evidence.length)
  return {
    id: card.id,
    named: card.theme ?? (isModels ? named.theme : null),
    theme: card.theme ?? named.theme,
    jtbd: named.jtbd === '' ? (shares.find(({ jtbd }) => jtbd !== '')?.jtbd ?? '') : named.jtbd,
    summary: isModels ? named.summary : inTheirWords(evidence),
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

const MOST_IN_SUMMARY = 2

/** What different people said of it. */
function inTheirWords(evidence: readonly Quote[]): string {
  const byPerson = new Map(evidence.toReversed().map((quote) => [quote.conversation_id, quote.text]))
  const quotes = [...byPerson.values()].toReversed().slice(0, MOST_IN_SUMMARY)
  const japanese = quotes.every((text) => detectLanguage(text) === 'ja')
  return quotes.map((text) => (japanese ? `「${text}」` : `“${text}”`)).join(japanese ? '' : ' ')
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
