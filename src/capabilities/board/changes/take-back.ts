import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Tx } from '#store/store.ts'
import { Status } from '../contract.ts'
import type { HistoryRow } from '../rows/history.ts'
import { alive, changeNodes, lockNodes, type NodeRow } from '../rows/nodes.ts'
import { cyclicCore } from '../proposal-quality/cycles.ts'
import { waitingEdge } from '../proposal-quality/relation-key.ts'
import { allRelations } from '../rows/relations.ts'
import type { HistoryKind } from '../row-types.ts'
import { history, nodes, relations } from '../tables.ts'

const movedOn = (what: string) => new NazeError('CONFLICT', `This cannot be undone any more: ${what}.`)

/** Each kind looks whether its own effect still stands before it takes it away; `lockStructure` is held. */
const BACK: Readonly<Record<HistoryKind, (tx: Tx, ctx: Context, row: HistoryRow) => Promise<void>>> = {
  created: (tx, ctx, row) => removeUntouched(tx, ctx, [row.nodeId]),
  edited: restoreFields,
  deleted: bringBack,
  status: restoreStatus,
  relation: removeRelation,
  grouping: removeFromGroup,
  decomposition: async (tx, ctx, row) => {
    const { children } = z.object({ children: z.array(z.object({ id: z.string() })) }).parse(row.after)
    await removeUntouched(
      tx,
      ctx,
      children.map(({ id }) => id),
    )
  },
}

export async function takeBack(tx: Tx, ctx: Context, row: HistoryRow): Promise<void> {
  await BACK[row.kind](tx, ctx, row)
}

async function stillThere(tx: Tx, ctx: Context, ids: readonly string[]): Promise<NodeRow[]> {
  const rows = await lockNodes(tx, ctx, ids)
  if (rows.length < new Set(ids).size) throw movedOn('a node of it was deleted')
  return rows
}

/** A new node that nobody has changed, hung anything on, or related to anything. */
async function removeUntouched(tx: Tx, ctx: Context, ids: readonly string[]): Promise<void> {
  const rows = await stillThere(tx, ctx, ids)
  if (rows.some(({ version }) => version !== 1)) throw movedOn('a new node has been changed since')
  const [child] = await tx
    .select({ id: nodes.id })
    .from(nodes)
    .where(and(alive(ctx), inArray(nodes.parentId, [...ids])))
    .limit(1)
  if (child !== undefined) throw movedOn('a new node has children by now')
  await changeNodes(tx, ctx, ids, { deletedAt: ctx.clock.now() })
}

const text = z.string().exactOptional()
const Fields = z.object({ title: text, context: text, note: text, due: z.string().nullable().exactOptional() })

async function restoreFields(tx: Tx, ctx: Context, row: HistoryRow): Promise<void> {
  const [node] = await stillThere(tx, ctx, [row.nodeId])
  const now: Readonly<Record<string, unknown>> = { ...node }
  if (Object.entries(row.after ?? {}).some(([field, value]) => now[field] !== value)) {
    throw movedOn('the node has been edited since')
  }
  await changeNodes(tx, ctx, [row.nodeId], Fields.parse(row.before))
}

/** Also refused when the status went away and came back: then another change stands on this one. */
async function restoreStatus(tx: Tx, ctx: Context, row: HistoryRow): Promise<void> {
  const [node] = await stillThere(tx, ctx, [row.nodeId])
  const [later] = await tx
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.workspaceId, ctx.workspace),
        eq(history.nodeId, row.nodeId),
        eq(history.kind, 'status'),
        gt(history.seq, row.seq),
        isNull(history.undoneBy),
        isNull(history.undoOf),
      ),
    )
    .limit(1)
  if (later !== undefined || node?.status !== row.after?.['status']) throw movedOn('the status has changed since')
  await changeNodes(tx, ctx, [row.nodeId], { status: Status.parse(row.before?.['status']) })
}

async function bringBack(tx: Tx, ctx: Context, row: HistoryRow): Promise<void> {
  const [node] = await tx
    .select()
    .from(nodes)
    .where(and(eq(nodes.id, row.nodeId), eq(nodes.workspaceId, ctx.workspace)))
    .for('update')
  if (node === undefined || node.deletedAt === null) throw movedOn('the node is on the board')
  if (node.parentId !== null) await stillThere(tx, ctx, [node.parentId])
  await changeNodes(tx, ctx, [node.id], { deletedAt: null })
  const edges = (await allRelations(tx, ctx)).flatMap(({ fromNodeId, toNodeId, relationType }) => {
    const edge = waitingEdge({ from: fromNodeId, to: toNodeId, type: relationType })
    return edge === undefined ? [] : [edge]
  })
  if (cyclicCore(edges).has(node.id)) throw movedOn('its dependencies would make a cycle by now')
}

async function removeRelation(tx: Tx, ctx: Context, row: HistoryRow): Promise<void> {
  const { relation_id } = z.object({ relation_id: z.string() }).parse(row.after)
  await stillThere(tx, ctx, row.nodeIds)
  const gone = await tx
    .delete(relations)
    .where(and(eq(relations.id, relation_id), eq(relations.workspaceId, ctx.workspace)))
    .returning({ id: relations.id })
  if (gone.length === 0) throw movedOn('the relation is gone')
  await changeNodes(tx, ctx, row.nodeIds)
}

async function removeFromGroup(tx: Tx, ctx: Context, row: HistoryRow): Promise<void> {
  const { group_label, node_ids } = z
    .object({ group_label: z.string(), node_ids: z.array(z.string()) })
    .parse(row.after)
  const rows = await stillThere(tx, ctx, node_ids)
  if (rows.some(({ tags }) => !tags.includes(group_label))) throw movedOn('the group has changed since')
  if (node_ids.length === 0) return
  await tx
    .update(nodes)
    .set({
      tags: sql`array_remove(${nodes.tags}, ${group_label}::text)`,
      version: sql`${nodes.version} + 1`,
      updatedAt: ctx.clock.now(),
    })
    .where(and(eq(nodes.workspaceId, ctx.workspace), inArray(nodes.id, node_ids)))
}
