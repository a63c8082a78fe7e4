import { and, asc, eq, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { nodes, relations } from '../tables.ts'

export type RelationRow = typeof relations.$inferSelect

const end = alias(nodes, 'end_node')
const order = [asc(relations.createdAt), asc(relations.id)] as const

/** A value asked for row by row, which no planner turns into reading all nodes. */
function onBoard(ctx: Context, column: PgColumn) {
  return sql`(select ${end.deletedAt} is null from ${nodes} as ${end} where ${within(ctx, end, eq(end.id, column))})`
}

/** A relation counts while both of its nodes are on the board. */
function shown(ctx: Context) {
  return and(onBoard(ctx, relations.fromNodeId), onBoard(ctx, relations.toNodeId))
}

/** Those that start at any of the nodes, which are on the board themselves. */
export async function relationsFrom(db: Queries, ctx: Context, ids: readonly string[]): Promise<RelationRow[]> {
  if (ids.length === 0) return []
  const starting = sql`${relations.fromNodeId} = any(${`{${ids.join(',')}}`}::uuid[])`
  return db
    .select()
    .from(relations)
    .where(within(ctx, relations, starting, onBoard(ctx, relations.toNodeId)))
    .orderBy(...order)
}

/** Those that start or end at one node, with the node at the other end. */
export async function relationsOf(db: Queries, ctx: Context, nodeId: string) {
  return db
    .select({ relation: relations, other: nodes })
    .from(relations)
    .innerJoin(
      nodes,
      or(
        and(eq(relations.fromNodeId, nodeId), eq(nodes.id, relations.toNodeId)),
        and(eq(relations.toNodeId, nodeId), eq(nodes.id, relations.fromNodeId)),
      ),
    )
    .where(within(ctx, relations, or(eq(relations.fromNodeId, nodeId), eq(relations.toNodeId, nodeId)), shown(ctx)))
    .orderBy(...order)
}

/** Those of the whole board. */
export async function allRelations(db: Queries, ctx: Context): Promise<RelationRow[]> {
  return db
    .select()
    .from(relations)
    .where(within(ctx, relations, shown(ctx)))
    .orderBy(...order)
}

/** One whose nodes are on the board. */
export async function findRelation(tx: Tx, ctx: Context, relationId: string): Promise<RelationRow> {
  const [row] = await tx
    .select()
    .from(relations)
    .where(within(ctx, relations, eq(relations.id, relationId), shown(ctx)))
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such relation on the board.')
  return row
}

export async function addRelation(
  tx: Tx,
  ctx: Context,
  relation: Pick<RelationRow, 'id' | 'fromNodeId' | 'toNodeId' | 'relationType' | 'reason'>,
): Promise<void> {
  await tx.insert(relations).values({ ...relation, workspaceId: ctx.workspace, createdAt: ctx.clock.now() })
}

/** False when it was not there any more. */
export async function removeRelation(tx: Tx, ctx: Context, relationId: string): Promise<boolean> {
  const gone = await tx
    .delete(relations)
    .where(within(ctx, relations, eq(relations.id, relationId)))
    .returning({ id: relations.id })
  return gone.length > 0
}
