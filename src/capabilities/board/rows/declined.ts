import { desc, eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { olderThan } from '#kernel/cursor.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { DeclinedProposal, DeclinedView } from '../contract.ts'
import { DeclinedSet, declinedKey } from '../declined/declined-set.ts'
import { declined } from '../tables.ts'
import { titlesOf } from './nodes.ts'

export type DeclinedRow = typeof declined.$inferSelect

/** More than this a person has not looked through one by one. */
const MOST_READ = 5_000

export async function readDeclined(db: Queries, ctx: Context): Promise<DeclinedSet> {
  const rows = await db
    .select({ id: declined.id, proposal: declined.proposal })
    .from(declined)
    .where(within(ctx, declined))
    .orderBy(desc(declined.createdAt), desc(declined.id))
    .limit(MOST_READ)
  return new DeclinedSet(rows)
}

interface NewDeclined {
  proposal: DeclinedProposal
  runId: string
  sourceProposal: string
  comment: string | null
}

/** The same thing is declined once; saying so again changes nothing. */
export async function addDeclined(tx: Tx, ctx: Context, added: readonly NewDeclined[]): Promise<DeclinedRow[]> {
  const rows: DeclinedRow[] = []
  for (const each of added) {
    const key = declinedKey(each.proposal)
    await tx
      .insert(declined)
      .values({
        ...each,
        id: ctx.ids.next(),
        workspaceId: ctx.workspace,
        key,
        actorId: ctx.actor.id,
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing()
    rows.push(
      ...(await tx
        .select()
        .from(declined)
        .where(within(ctx, declined, eq(declined.key, key)))),
    )
  }
  return rows
}

/** Undefined when it was not there. */
export async function removeDeclined(tx: Tx, ctx: Context, id: string): Promise<DeclinedRow | undefined> {
  const [row] = await tx
    .delete(declined)
    .where(within(ctx, declined, eq(declined.id, id)))
    .returning()
  return row
}

/** Newest first. */
export async function listDeclined(
  db: Queries,
  ctx: Context,
  wanted: { before?: string | undefined; limit: number },
): Promise<DeclinedRow[]> {
  return db
    .select()
    .from(declined)
    .where(within(ctx, declined, olderThan(wanted.before, declined.createdAt, declined.id)))
    .orderBy(desc(declined.createdAt), desc(declined.id))
    .limit(wanted.limit)
}

export async function declinedViews(db: Queries, ctx: Context, rows: readonly DeclinedRow[]): Promise<DeclinedView[]> {
  const titles = await titlesOf(db, ctx, [...new Set(rows.flatMap(({ proposal }) => nodesOf(proposal)))])
  return rows.map((row) => ({
    declined_id: row.id,
    proposal: row.proposal,
    run_id: row.runId,
    source_proposal: row.sourceProposal,
    comment: row.comment,
    titles: Object.fromEntries(
      nodesOf(row.proposal).flatMap((id) => (titles.has(id) ? [[id, titles.get(id) ?? '']] : [])),
    ),
    created_at: row.createdAt.toISOString(),
  }))
}

function nodesOf(proposal: DeclinedProposal): string[] {
  if (proposal.type === 'grouping') return proposal.node_ids
  if (proposal.type === 'relation') return [proposal.from_node_id, proposal.to_node_id]
  return [proposal.target_node_id]
}
