import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Confirmed } from '#kernel/confirm/index.ts'
import type { Context } from '#kernel/context.ts'
import type { Tx } from '#store/store.ts'
import { changeNodes } from '../rows/nodes.ts'
import type { DecompositionChange, DiffChange, GroupingChange, RelationChange } from '../row-types.ts'
import { nodes, relations } from '../tables.ts'

/** What an effect leaves behind: enough to show it, and to take it back. */
export interface Applied {
  nodeIds: string[]
  after: Record<string, unknown>
}

export function touchedBy(change: DiffChange): string[] {
  if (change.type === 'decomposition') return [change.target_node_id]
  return change.type === 'grouping' ? change.node_ids : [change.from_node_id, change.to_node_id]
}

/** Takes only what a person confirmed. */
export async function applyChange(
  tx: Tx,
  ctx: Context,
  confirmed: Confirmed<DiffChange>,
  reason: string,
): Promise<Applied> {
  const change = confirmed.value
  if (change.type === 'relation') return addRelation(tx, ctx, change, reason)
  return change.type === 'grouping' ? addToGroup(tx, ctx, change) : addChildren(tx, ctx, change)
}

async function addRelation(tx: Tx, ctx: Context, change: RelationChange, reason: string): Promise<Applied> {
  const { from_node_id, to_node_id, relation_type } = change
  const relationId = ctx.ids.next()
  await tx.insert(relations).values({
    id: relationId,
    workspaceId: ctx.workspace,
    fromNodeId: from_node_id,
    toNodeId: to_node_id,
    relationType: relation_type,
    reason,
    createdAt: ctx.clock.now(),
  })
  const nodeIds = [from_node_id, to_node_id]
  await changeNodes(tx, ctx, nodeIds)
  return { nodeIds, after: { relation_id: relationId, from_node_id, to_node_id, relation_type } }
}

/** Only those that did not have the label yet: undo takes it from exactly these. */
async function addToGroup(tx: Tx, ctx: Context, { group_label, node_ids }: GroupingChange): Promise<Applied> {
  const added = await tx
    .update(nodes)
    .set({
      tags: sql`array_append(${nodes.tags}, ${group_label}::text)`,
      version: sql`${nodes.version} + 1`,
      updatedAt: ctx.clock.now(),
    })
    .where(
      and(
        eq(nodes.workspaceId, ctx.workspace),
        inArray(nodes.id, node_ids),
        sql`not (${nodes.tags} @> array[${group_label}::text])`,
      ),
    )
    .returning({ id: nodes.id })
  return { nodeIds: node_ids, after: { group_label, node_ids: added.map(({ id }) => id) } }
}

async function addChildren(tx: Tx, ctx: Context, change: DecompositionChange): Promise<Applied> {
  const now = ctx.clock.now()
  const children = change.children.map((child) => ({ id: ctx.ids.next(), child }))
  await tx.insert(nodes).values(
    children.map(({ id, child: { title, context } }) => ({
      id,
      workspaceId: ctx.workspace,
      title,
      context,
      status: 'CAPTURED' as const,
      parentId: change.target_node_id,
      tags: [],
      createdAt: now,
      updatedAt: now,
    })),
  )
  return {
    nodeIds: [change.target_node_id, ...children.map(({ id }) => id)],
    after: {
      children: children.map(({ id, child: { title, suggested_status } }) => ({
        id,
        title,
        suggested_status: suggested_status ?? null,
      })),
    },
  }
}
