import { sql } from 'drizzle-orm'
import type { Confirmed } from '#kernel/confirm/index.ts'
import type { Context } from '#kernel/context.ts'
import type { Tx } from '#store/store.ts'
import type { Change, DiffType, HistorySides } from '../contract.ts'
import { newFields } from '../nodes/fields.ts'
import { addNodes, changeNodes } from '../rows/nodes.ts'
import { addRelation } from '../rows/relations.ts'
import { nodes } from '../tables.ts'

/** What an effect leaves behind: enough to show it, and to take it back. */
export type Applied = { [K in DiffType]: { kind: K; nodeIds: string[]; after: HistorySides<K>['after'] } }[DiffType]
type Of<K extends DiffType> = Extract<Change, { type: K }>

export function touchedBy(change: Change): string[] {
  if (change.type === 'decomposition') return [change.target_node_id]
  return change.type === 'grouping' ? change.node_ids : [change.from_node_id, change.to_node_id]
}

/** Takes only what a person confirmed. */
export async function applyChange(
  tx: Tx,
  ctx: Context,
  confirmed: Confirmed<Change>,
  reason: string,
): Promise<Applied> {
  const change = confirmed.value
  if (change.type === 'relation') return relate(tx, ctx, change, reason)
  return change.type === 'grouping' ? addToGroup(tx, ctx, change) : addChildren(tx, ctx, change)
}

async function relate(tx: Tx, ctx: Context, change: Of<'relation'>, reason: string): Promise<Applied> {
  const { from_node_id: fromNodeId, to_node_id: toNodeId, relation_type: relationType } = change
  const id = ctx.ids.next()
  await addRelation(tx, ctx, { id, fromNodeId, toNodeId, relationType, reason })
  const nodeIds = [fromNodeId, toNodeId]
  await changeNodes(tx, ctx, nodeIds)
  const after = { relation_id: id, from_node_id: fromNodeId, to_node_id: toNodeId, relation_type: relationType }
  return { kind: 'relation', nodeIds, after }
}

/** Only those that did not have the label yet: undo takes it from exactly these. */
async function addToGroup(tx: Tx, ctx: Context, { group_label, node_ids }: Of<'grouping'>): Promise<Applied> {
  const added = await changeNodes(
    tx,
    ctx,
    node_ids,
    { tags: sql`array_append(${nodes.tags}, ${group_label}::text)` },
    sql`not (${nodes.tags} @> array[${group_label}::text])`,
  )
  return { kind: 'grouping', nodeIds: node_ids, after: { group_label, node_ids: added } }
}

async function addChildren(tx: Tx, ctx: Context, change: Of<'decomposition'>): Promise<Applied> {
  const parentId = change.target_node_id
  const children = change.children.map((child) => ({ id: ctx.ids.next(), child }))
  await addNodes(
    tx,
    ctx,
    children.map(({ id, child: { title, context } }) => ({ id, parentId, ...newFields({ title, context }) })),
  )
  return {
    kind: 'decomposition',
    nodeIds: [parentId, ...children.map(({ id }) => id)],
    after: {
      children: children.map(({ id, child: { title, suggested_status } }) => ({
        id,
        title,
        suggested_status: suggested_status ?? null,
      })),
    },
  }
}
