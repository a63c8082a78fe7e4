import { sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import type { Tx } from '#store/store.ts'
import type { InsightDraft } from '../insights/changes.ts'
import { confirmedInsights } from '../tables.ts'

/** Upserts by (session, label). The words go into evidence rows; an insight only refers to them. */
export async function storeInsights(
  evidence: Evidence,
  tx: Tx,
  ctx: Context,
  sessionId: string,
  drafts: readonly InsightDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  const claims = drafts.flatMap((draft) =>
    draft.newQuotes.map(({ quote, message }) => ({
      targetType: 'why.insight',
      targetId: draft.id,
      relation: 'rests-on',
      subjectId: sessionId,
      sourceType: 'why.message',
      sourceId: message.id,
      sourceText: message.content,
      quote,
    })),
  )
  const verified = await evidence.quoteFor(tx, ctx, claims)
  const rows = drafts.map(({ newQuotes: _stored, quotes: _words, ...row }) => {
    const added = verified.flatMap(({ value }, index) => (claims[index]?.targetId === row.id ? [value.evidenceId] : []))
    const common = { workspaceId: ctx.workspace, sessionId, createdAt: ctx.clock.now() }
    return Object.assign(row, common, { evidenceIds: [...new Set([...row.evidenceIds, ...added])] })
  })
  await tx
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
      },
    })
}
