import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Evidence, Quoted, Verified } from '#kernel/evidence/index.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import { isVerbatim } from '#text/index.ts'
import { joinThemes, type Themes } from '../asks/find-themes/theme.ts'
import { provenanceOf } from '../asks/provenance.ts'
import { insightConversations, insightEvidence, insights } from '../tables.ts'

/** The card of one or more of the themes found, by their place among them. */
export interface Filing {
  insightId: string
  themes: readonly number[]
}

/** An earlier conversation's share that turns out to belong to another card. */
export interface Move {
  conversationId: string
  from: string
  to: string
}

export interface FilingPlan {
  /** Cards that do not exist yet. */
  created: string[]
  moves: Move[]
  filings: Filing[]
}

export interface AnalysedConversation {
  id: string
  projectId: string
  answers: readonly { id: string; content: string }[]
}

/** Writes what the gate accepted. The words go into evidence rows; cards only refer to them. */
export async function storeFilings(
  evidence: Evidence,
  tx: Tx,
  ctx: Context,
  conversation: AnalysedConversation,
  { created, moves, filings }: FilingPlan,
  made: MadeAnswer<Themes>,
): Promise<void> {
  const common = { workspaceId: ctx.workspace, createdAt: ctx.clock.now() }
  if (created.length > 0) {
    await tx
      .insert(insights)
      .values(created.map((id) => Object.assign({ id, projectId: conversation.projectId }, common)))
  }
  await moveShares(tx, ctx, moves)
  if (filings.length === 0) return
  const found = filings.map(({ insightId, themes }) => ({ insightId, theme: joinThemes(made.accepted.value, themes) }))
  const claims = found.flatMap(({ insightId, theme }) =>
    theme.evidence.map((quote) => ({ insightId, ...sourceOf(quote, conversation) })),
  )
  const verified = await evidence.quoteAll(tx, ctx, claims)
  const shared = { ...common, conversationId: conversation.id, madeBy: provenanceOf(made) }
  await tx
    .insert(insightConversations)
    .values(
      found.map(({ insightId, theme: { evidence: _quotes, ...said } }) => Object.assign(said, shared, { insightId })),
    )
  await linkQuotes(
    tx,
    ctx,
    verified.flatMap((quote, n) => {
      const claim = claims[n]
      return claim === undefined ? [] : [{ ...claim, quote }]
    }),
  )
  await tx
    .update(insights)
    .set({ updatedAt: ctx.clock.now() })
    .where(
      within(
        ctx,
        insights,
        inArray(
          insights.id,
          filings.map(({ insightId }) => insightId),
        ),
      ),
    )
}

interface QuoteLink {
  insightId: string
  subjectId: string
  sourceId: string
  quote: Verified<Quoted>
}

/** A card rests on what was found in an answer, and on nothing else. */
async function linkQuotes(tx: Tx, ctx: Context, links: readonly QuoteLink[]): Promise<void> {
  const rows = links.map(({ insightId, subjectId, sourceId, quote }) => ({
    workspaceId: ctx.workspace,
    createdAt: ctx.clock.now(),
    insightId,
    evidenceId: quote.value.evidenceId,
    conversationId: subjectId,
    messageId: sourceId,
  }))
  await tx.insert(insightEvidence).values(rows).onConflictDoNothing()
}

/** Takes one conversation's share out of every card. */
export async function removeFilings(tx: Tx, ctx: Context, conversationId: string): Promise<void> {
  await tx
    .delete(insightEvidence)
    .where(within(ctx, insightEvidence, eq(insightEvidence.conversationId, conversationId)))
  await tx
    .delete(insightConversations)
    .where(within(ctx, insightConversations, eq(insightConversations.conversationId, conversationId)))
}

function sourceOf(quote: string, { id, answers }: AnalysedConversation) {
  const answer = answers.find(({ content }) => isVerbatim(content, quote))
  if (answer === undefined) throw new NazeError('INTERNAL', 'a quote the gate accepted was not said')
  return {
    subjectId: id,
    sourceType: 'interview.message',
    sourceId: answer.id,
    sourceText: answer.content,
    quote,
  }
}

/** A conversation that is on the other card already keeps what it says there; its quotes come together. */
async function moveShares(tx: Tx, ctx: Context, moves: readonly Move[]): Promise<void> {
  // All leave before any arrives: two cards may exchange a conversation's shares.
  const leaving = []
  for (const { conversationId, from, to } of moves) {
    const shares = await tx
      .delete(insightConversations)
      .where(
        within(
          ctx,
          insightConversations,
          eq(insightConversations.insightId, from),
          eq(insightConversations.conversationId, conversationId),
        ),
      )
      .returning()
    const quotes = await tx
      .delete(insightEvidence)
      .where(
        within(
          ctx,
          insightEvidence,
          eq(insightEvidence.insightId, from),
          eq(insightEvidence.conversationId, conversationId),
        ),
      )
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
