import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { MadeAnswer } from '#kernel/gate/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { provenanceOf } from '../asks/provenance.ts'
import { reports } from '../tables.ts'

export async function reportOf(
  db: Queries,
  ctx: Context,
  sessionId: string,
): Promise<typeof reports.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(reports)
    .where(within(ctx, reports, eq(reports.sessionId, sessionId)))
  return row
}

/** One report a session: a new one replaces it. */
export async function storeReport(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  report: MadeAnswer<string>,
  sessionPurpose: string,
): Promise<void> {
  const content = {
    reportMarkdown: report.accepted.value,
    sessionPurpose,
    madeBy: provenanceOf(report),
    createdAt: ctx.clock.now(),
  }
  await tx
    .insert(reports)
    .values({ id: ctx.ids.next(), workspaceId: ctx.workspace, sessionId, ...content })
    .onConflictDoUpdate({ target: reports.sessionId, set: content })
}
