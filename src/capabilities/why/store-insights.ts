import { sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import type { Tx } from '#store/store.ts'
import type { InsightDraft } from './insight-drafts.ts'
import { confirmedInsights } from './tables.ts'

/** Upserts by (session, label). The words go into evidence rows; an insight only refers to them. */
export async function storeInsights(
  evidence: Evidence,
  tx: Tx,
  ctx: Context,
  sessionId: string,
  drafts: readonly InsightDraft[],
): Promise<void> {
  for (const draft of drafts) {
    const evidenceIds = [...draft.evidenceIds]
    for (const { quote, message } of draft.newQuotes) {
      const verified = await evidence.quote(tx, ctx, {
        subjectId: sessionId,
        sourceType: 'why.message',
        sourceId: message.id,
        sourceText: message.content,
        quote,
      })
      evidenceIds.push(verified.value.evidenceId)
      const target = { targetType: 'why.insight', targetId: draft.id, relation: 'rests-on' }
      await evidence.link(tx, ctx, verified.value.evidenceId, target)
    }
    const { newQuotes: _stored, quotes: _words, ...row } = draft
    await tx
      .insert(confirmedInsights)
      .values({
        ...row,
        workspaceId: ctx.workspace,
        sessionId,
        evidenceIds: [...new Set(evidenceIds)],
        createdAt: ctx.clock.now(),
      })
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
        },
      })
  }
}
