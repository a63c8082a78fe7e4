import { eq, inArray, ne } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { SourceReference } from '../contract.ts'
import type { SnapshotPage } from '../engine/types.ts'
import { pages } from '../tables.ts'

type PageRow = typeof pages.$inferSelect

/** A page stays as it was when it was first read. */
export async function insertPage(tx: Tx, ctx: Context, runId: string, page: SnapshotPage): Promise<void> {
  const { reliabilityScore: reliability, ...rest } = page
  await tx
    .insert(pages)
    .values({ ...rest, reliability, runId, workspaceId: ctx.workspace, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
}

export async function readPage(
  db: Queries,
  ctx: Context,
  runId: string,
  pageId: string,
): Promise<SnapshotPage | undefined> {
  const [row] = await db
    .select()
    .from(pages)
    .where(within(ctx, pages, eq(pages.runId, runId), eq(pages.pageId, pageId)))
  return row === undefined ? undefined : snapshotOf(row)
}

/** Which pages carry the same text is seen only when all of them are there. */
export async function storeOrigins(
  tx: Tx,
  ctx: Context,
  runId: string,
  sources: readonly Pick<SourceReference, 'pageId' | 'originId'>[],
): Promise<void> {
  for (const { pageId, originId } of new Map(sources.map((source) => [source.pageId, source])).values()) {
    await tx
      .update(pages)
      .set({ originId })
      .where(within(ctx, pages, eq(pages.runId, runId), eq(pages.pageId, pageId), ne(pages.originId, originId)))
  }
}

export async function originsOf(db: Queries, ctx: Context, runId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ pageId: pages.pageId, originId: pages.originId })
    .from(pages)
    .where(within(ctx, pages, eq(pages.runId, runId)))
  return new Map(rows.map(({ pageId, originId }) => [pageId, originId]))
}

/** What stands in each of these pages; a page nobody kept is left out. */
export async function textsOf(
  db: Queries,
  ctx: Context,
  runId: string,
  pageIds: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(pageIds)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ pageId: pages.pageId, text: pages.text })
    .from(pages)
    .where(within(ctx, pages, eq(pages.runId, runId), inArray(pages.pageId, wanted)))
  return new Map(rows.map(({ pageId, text }) => [pageId, text]))
}

function snapshotOf(row: PageRow): SnapshotPage {
  const { workspaceId: _workspace, runId: _run, createdAt: _at, reliability, ...page } = row
  return { ...page, reliabilityScore: reliability } satisfies SourceReference
}
