import { asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { NodeField, StoredFields } from '../nodes/fields.ts'
import { nodes } from '../tables.ts'

export type NodeRow = typeof nodes.$inferSelect

/** Not taken off the board. */
export const alive: SQL = isNull(nodes.deletedAt)

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
    .where(within(ctx, nodes, alive, eq(nodes.id, nodeId)))
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
    .where(within(ctx, nodes, alive, inArray(nodes.id, [...ids])))
    .orderBy(asc(nodes.id))
    .for('update')
}

/** One that was taken off the board too. */
export async function lockOnceThere(tx: Tx, ctx: Context, nodeId: string): Promise<NodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(nodes)
    .where(within(ctx, nodes, eq(nodes.id, nodeId)))
    .for('update')
  return row
}

/** Oldest first. */
export async function childrenOf(db: Queries, ctx: Context, ids: readonly string[]): Promise<NodeRow[]> {
  return db
    .select()
    .from(nodes)
    .where(within(ctx, nodes, alive, inArray(nodes.parentId, [...ids])))
    .orderBy(asc(nodes.createdAt), asc(nodes.id))
}

/** What the nodes are called, those taken off the board included. */
export async function titlesOf(db: Queries, ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const named = await db
    .select({ id: nodes.id, title: nodes.title })
    .from(nodes)
    .where(within(ctx, nodes, inArray(nodes.id, [...ids])))
  return new Map(named.map(({ id, title }) => [id, title]))
}

/** A new node starts as CAPTURED. */
export async function addNodes(
  tx: Tx,
  ctx: Context,
  added: readonly (StoredFields & { id: string; parentId: string | null })[],
): Promise<void> {
  const now = ctx.clock.now()
  const start = { workspaceId: ctx.workspace, status: 'CAPTURED' as const, tags: [], createdAt: now, updatedAt: now }
  await tx.insert(nodes).values(added.map((node) => ({ ...node, ...start })))
}

/** Every change of a node moves its version on; whoever looked at an older one is told. */
export async function changeNodes(
  tx: Tx,
  ctx: Context,
  ids: readonly string[],
  change: Partial<Pick<NodeRow, NodeField | 'status' | 'deletedAt'>> | { tags: SQL } = {},
  ...only: SQL[]
): Promise<string[]> {
  if (ids.length === 0) return []
  const changed = await tx
    .update(nodes)
    .set({ ...change, version: sql`${nodes.version} + 1`, updatedAt: ctx.clock.now() })
    .where(within(ctx, nodes, inArray(nodes.id, [...ids]), ...only))
    .returning({ id: nodes.id })
  return changed.map(({ id }) => id)
}

export function requireVersion(node: NodeRow, seen: number | undefined): void {
  if (seen === undefined || seen === node.version) return
  const message = `This node has changed since version ${seen}; it is now at version ${node.version}.`
  throw new NazeError('CONFLICT', message, { details: { version: node.version } })
}

/** Held while the structure of the board changes: two changes that are harmless alone can make a cycle together. */
export async function lockStructure(tx: Tx, ctx: Context): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`board:${ctx.workspace}`}, 0))`)
}
