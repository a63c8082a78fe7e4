import { asc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { synonyms } from '../tables.ts'

export type SynonymRow = typeof synonyms.$inferSelect

export async function synonymsOf(
  db: Queries,
  ctx: Context,
  { root, status }: { root?: string; status?: SynonymRow['status'] },
): Promise<SynonymRow[]> {
  return db
    .select()
    .from(synonyms)
    .where(
      within(
        ctx,
        synonyms,
        root === undefined ? undefined : eq(synonyms.root, root),
        status === undefined ? undefined : eq(synonyms.status, status),
      ),
    )
    .orderBy(asc(synonyms.createdAt), asc(synonyms.term), asc(synonyms.word))
}

/** A pair that is known already stays as a person has judged it. */
export async function proposeSynonyms(
  tx: Tx,
  ctx: Context,
  root: string,
  pairs: readonly { term: string; word: string }[],
): Promise<number> {
  if (pairs.length === 0) return 0
  const common = { workspaceId: ctx.workspace, root, status: 'proposed' as const, createdAt: ctx.clock.now() }
  const rows = await tx
    .insert(synonyms)
    .values(pairs.map((pair) => ({ ...pair, ...common, id: ctx.ids.next() })))
    .onConflictDoNothing()
    .returning({ id: synonyms.id })
  return rows.length
}

/** A person's word on a pair, known before or not. */
export async function confirmPair(
  tx: Tx,
  ctx: Context,
  pair: Pick<SynonymRow, 'root' | 'term' | 'word'>,
): Promise<SynonymRow | undefined> {
  const judged = { status: 'confirmed' as const, judgedBy: ctx.actor.id }
  const row = { ...pair, ...judged, id: ctx.ids.next(), workspaceId: ctx.workspace, createdAt: ctx.clock.now() }
  const target = [synonyms.workspaceId, synonyms.root, synonyms.term, synonyms.word]
  const [stored] = await tx.insert(synonyms).values(row).onConflictDoUpdate({ target, set: judged }).returning()
  return stored
}

export async function judgePair(
  tx: Tx,
  ctx: Context,
  id: string,
  status: 'confirmed' | 'rejected',
): Promise<SynonymRow | undefined> {
  const [row] = await tx
    .update(synonyms)
    .set({ status, judgedBy: ctx.actor.id })
    .where(within(ctx, synonyms, eq(synonyms.id, id)))
    .returning()
  return row
}
