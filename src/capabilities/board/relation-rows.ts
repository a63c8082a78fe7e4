import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import type { Queries } from '#store/store.ts'
import { nodes, relations } from './tables.ts'

export type RelationRow = typeof relations.$inferSelect

const from = alias(nodes, 'from_node')
const to = alias(nodes, 'to_node')

/** A relation counts while both of its nodes are on the board. */
function shown(db: Queries, ctx: Context) {
  return {
    base: db
      .select({ relation: relations, from, to })
      .from(relations)
      .innerJoin(from, and(eq(from.id, relations.fromNodeId), isNull(from.deletedAt)))
      .innerJoin(to, and(eq(to.id, relations.toNodeId), isNull(to.deletedAt))),
    mine: eq(relations.workspaceId, ctx.workspace),
  }
}

/** Those that start at any of the nodes. */
export async function relationsFrom(db: Queries, ctx: Context, ids: readonly string[]): Promise<RelationRow[]> {
  if (ids.length === 0) return []
  const { base, mine } = shown(db, ctx)
  const rows = await base
    .where(and(mine, inArray(relations.fromNodeId, [...ids])))
    .orderBy(asc(relations.createdAt), asc(relations.id))
  return rows.map(({ relation }) => relation)
}

/** Those that start or end at one node, with the node at the other end. */
export async function relationsOf(db: Queries, ctx: Context, nodeId: string) {
  const { base, mine } = shown(db, ctx)
  const rows = await base
    .where(and(mine, or(eq(relations.fromNodeId, nodeId), eq(relations.toNodeId, nodeId))))
    .orderBy(asc(relations.createdAt), asc(relations.id))
  return rows.map((row) => ({ relation: row.relation, other: row.from.id === nodeId ? row.to : row.from }))
}

/** Those of the whole board. */
export async function allRelations(db: Queries, ctx: Context): Promise<RelationRow[]> {
  const { base, mine } = shown(db, ctx)
  const rows = await base.where(mine).orderBy(asc(relations.createdAt), asc(relations.id))
  return rows.map(({ relation }) => relation)
}
