import { and, asc, eq, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import type { Queries } from '#store/store.ts'
import { nodes, relations } from '../tables.ts'

export type RelationRow = typeof relations.$inferSelect

const end = alias(nodes, 'end_node')
const order = [asc(relations.createdAt), asc(relations.id)] as const

/** A value asked for row by row, which no planner turns into reading all nodes. */
function onBoard(column: PgColumn) {
  return sql`(select ${end.deletedAt} is null from ${nodes} as ${end} where ${end.id} = ${column})`
}

/** A relation counts while both of its nodes are on the board. */
function shown(ctx: Context) {
  const mine = eq(relations.workspaceId, ctx.workspace)
  return and(mine, onBoard(relations.fromNodeId), onBoard(relations.toNodeId))
}

/** Those that start at any of the nodes, which are on the board themselves. */
export async function relationsFrom(db: Queries, ctx: Context, ids: readonly string[]): Promise<RelationRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(relations)
    .where(
      and(
        sql`${relations.fromNodeId} = any(${`{${ids.join(',')}}`}::uuid[])`,
        eq(relations.workspaceId, ctx.workspace),
        onBoard(relations.toNodeId),
      ),
    )
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
    .where(and(or(eq(relations.fromNodeId, nodeId), eq(relations.toNodeId, nodeId)), shown(ctx)))
    .orderBy(...order)
}

/** Those of the whole board. */
export async function allRelations(db: Queries, ctx: Context): Promise<RelationRow[]> {
  return db
    .select()
    .from(relations)
    .where(shown(ctx))
    .orderBy(...order)
}
