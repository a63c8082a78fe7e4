import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Queries, Tx } from '#store/store.ts'
import { nodes } from '../tables.ts'

export type NodeRow = typeof nodes.$inferSelect

export function alive(ctx: Context) {
  return and(eq(nodes.workspaceId, ctx.workspace), isNull(nodes.deletedAt))
}

/** Read inside a transaction with `lock` by whoever is going to change it. */
export async function findNode(
  db: Queries,
  ctx: Context,
  nodeId: string,
  options: { lock?: 'update' | 'share' } = {},
): Promise<NodeRow> {
  const query = db
    .select()
    .from(nodes)
    .where(and(alive(ctx), eq(nodes.id, nodeId)))
  const [row] = options.lock === undefined ? await query : await query.for(options.lock)
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such node on the board.')
  return row
}

/** Those of the ids that are on the board, locked in one order, so that two who want the same nodes never wait for each other. */
export async function lockNodes(tx: Tx, ctx: Context, ids: readonly string[]): Promise<NodeRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(nodes)
    .where(and(alive(ctx), inArray(nodes.id, [...ids])))
    .orderBy(asc(nodes.id))
    .for('update')
}

/** Every change of a node moves its version on; whoever looked at an older one is told. */
export async function changeNodes(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
  change: Partial<Pick<NodeRow, 'title' | 'context' | 'note' | 'due' | 'status' | 'deletedAt'>> = {},
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(nodes)
    .set({ ...change, version: sql`${nodes.version} + 1`, updatedAt: ctx.clock.now() })
    .where(and(eq(nodes.workspaceId, ctx.workspace), inArray(nodes.id, [...ids])))
}

export function requireVersion(node: NodeRow, seen: number | undefined): void {
  if (seen === undefined || seen === node.version) return
  throw new NazeError(
    'CONFLICT',
    `This node has changed since version ${seen}; it is now at version ${node.version}.`,
    {
      details: { version: node.version },
    },
  )
}

/** Held while the structure of the board changes: two changes that are harmless alone can make a cycle together. */
export async function lockStructure(tx: Tx, ctx: Context): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`board:${ctx.workspace}`}, 0))`)
}
