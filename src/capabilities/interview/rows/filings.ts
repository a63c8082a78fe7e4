import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import { isVerbatim } from '#text/index.ts'
import type { Tx } from '#store/store.ts'
import type { Provenance } from '../contract.ts'
import { insightConversations, insightEvidence, insights } from '../tables.ts'
import type { FilingPlan } from '../analysis/filing/plan-filings.ts'
import { moveShares } from './move-shares.ts'

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
  plan: FilingPlan,
  madeBy: Provenance,
): Promise<void> {
  const { created, moves, filings } = plan
  const common = { workspaceId: ctx.workspace, createdAt: ctx.clock.now() }
  if (created.length > 0) {
    await tx
      .insert(insights)
      .values(created.map((id) => Object.assign({ id, projectId: conversation.projectId }, common)))
  }
  await moveShares(tx, moves)
  if (filings.length === 0) return
  const claims = filings.flatMap(({ insightId, theme }) =>
    theme.evidence.map((quote) => ({ insightId, ...sourceOf(quote, conversation) })),
  )
  const verified = await evidence.quoteAll(tx, ctx, claims)
  const links = verified.map(({ value }, n) => ({ claim: claims[n], evidenceId: value.evidenceId }))
  await tx.insert(insightConversations).values(
    filings.map(({ insightId, theme: { evidence: _quotes, ...said } }) => ({
      ...common,
      ...said,
      insightId,
      conversationId: conversation.id,
      madeBy,
    })),
  )
  await tx
    .insert(insightEvidence)
    .values(
      links.flatMap(({ claim, evidenceId }) =>
        claim === undefined
          ? []
          : [
              {
                ...common,
                insightId: claim.insightId,
                evidenceId,
                conversationId: conversation.id,
                messageId: claim.sourceId,
              },
            ],
      ),
    )
    .onConflictDoNothing()
  await tx
    .update(insights)
    .set({ updatedAt: ctx.clock.now() })
    .where(
      inArray(
        insights.id,
        filings.map(({ insightId }) => insightId),
      ),
    )
}

/** Takes one conversation's share out of every card. */
export async function removeFilings(tx: Tx, conversationId: string): Promise<void> {
  await tx.delete(insightEvidence).where(eq(insightEvidence.conversationId, conversationId))
  await tx.delete(insightConversations).where(eq(insightConversations.conversationId, conversationId))
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
