import type { Context } from '#kernel/context.ts'
import type { Queries } from '#store/store.ts'
import type { NodeView } from '../contract.ts'
import type { NodeRow } from '../rows/nodes.ts'
import { relationsFrom } from '../rows/relations.ts'
import { fieldsOf } from './fields.ts'

/** Rows as they leave the server, each with the relations that start there. */
export async function nodeViews(db: Queries, ctx: Context, rows: readonly NodeRow[]): Promise<NodeView[]> {
  const outgoing = Map.groupBy(
    await relationsFrom(
      db,
      ctx,
      rows.map(({ id }) => id),
    ),
    ({ fromNodeId }) => fromNodeId,
  )
  return rows.map((row) => ({
    id: row.id,
    ...fieldsOf(row),
    status: row.status,
    parent_id: row.parentId,
    tags: row.tags,
    relations: (outgoing.get(row.id) ?? []).map(({ id, relationType, toNodeId }) => ({
      relation_id: id,
      relation_type: relationType,
      to_node_id: toNodeId,
    })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  }))
}

export async function nodeView(db: Queries, ctx: Context, row: NodeRow): Promise<NodeView> {
  const [view] = await nodeViews(db, ctx, [row])
  if (view === undefined) throw new Error('a row has a view')
  return view
}
