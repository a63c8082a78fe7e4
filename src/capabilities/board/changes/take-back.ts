import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Tx } from '#store/store.ts'
import { HISTORY_SIDES, type HistoryKind, type HistorySides } from '../contract.ts'
import { fieldsOf, NODE_FIELD_NAMES } from '../nodes/fields.ts'
import { cyclicCore } from '../proposal-quality/cycles.ts'
import { relationKey, waitingEdge } from '../proposal-quality/relation-key.ts'
import { type HistoryRow, hasLaterMove } from '../rows/history.ts'
import { changeNodes, childrenOf, lockNodes, lockOnceThere, type NodeRow } from '../rows/nodes.ts'
import { addRelation, allRelations, removeRelation } from '../rows/relations.ts'
import { nodes } from '../tables.ts'

const movedOn = (what: string) => new NazeError('CONFLICT', `This cannot be undone any more: ${what}.`)

type Back = (tx: Tx, ctx: Context, row: HistoryRow) => Promise<void>

/** A line that holds anything this version does not know is refused: what it cannot put back it must not half put back. */
function back<S extends z.ZodType>(
  sides: S,
  undo: (tx: Tx, ctx: Context, row: HistoryRow, sides: z.infer<S>) => Promise<void>,
): Back {
  return async (tx, ctx, row) => {
    const known = sides.safeParse({ before: row.before, after: row.after })
    if (!known.success) throw movedOn('this version does not know everything that was changed')
    await undo(tx, ctx, row, known.data)
  }
}

/** Each kind looks whether its own effect still stands before it takes it away; `lockStructure` is held. */
export const TAKE_BACK: Readonly<Record<HistoryKind, Back>> = {
  created: back(HISTORY_SIDES.created, (tx, ctx, row) => removeUntouched(tx, ctx, [row.nodeId])),
  edited: back(HISTORY_SIDES.edited, restoreFields),
  deleted: back(HISTORY_SIDES.deleted, bringBack),
  status: back(HISTORY_SIDES.status, restoreStatus),
  relation: back(HISTORY_SIDES.relation, unrelate),
  unrelated: back(HISTORY_SIDES.unrelated, relateAgain),
  grouping: back(HISTORY_SIDES.grouping, removeFromGroup),
  ungrouped: back(HISTORY_SIDES.ungrouped, groupAgain),
  decomposition: back(HISTORY_SIDES.decomposition, (tx, ctx, _row, { after: { children } }) =>
    removeUntouched(
      tx,
      ctx,
      children.map(({ id }) => id),
    ),
  ),
}

async function stillThere(tx: Tx, ctx: Context, ids: readonly string[]): Promise<NodeRow[]> {
  const rows = await lockNodes(tx, ctx, ids)
  if (rows.length < new Set(ids).size) throw movedOn('a node of it was deleted')
  return rows
}

async function nodeStillThere(tx: Tx, ctx: Context, id: string): Promise<NodeRow> {
  const [node] = await stillThere(tx, ctx, [id])
  if (node === undefined) throw movedOn('the node was deleted')
  return node
}

/** A new node that nobody has changed, hung anything on, or related to anything. */
async function removeUntouched(tx: Tx, ctx: Context, ids: readonly string[]): Promise<void> {
  const rows = await stillThere(tx, ctx, ids)
  if (rows.some(({ version }) => version !== 1)) throw movedOn('a new node has been changed since')
  if ((await childrenOf(tx, ctx, ids)).length > 0) throw movedOn('a new node has children by now')
  await changeNodes(tx, ctx, ids, { deletedAt: ctx.clock.now() })
}

async function restoreFields(tx: Tx, ctx: Context, row: HistoryRow, sides: HistorySides<'edited'>): Promise<void> {
  const { before, after } = sides
  const now = fieldsOf(await nodeStillThere(tx, ctx, row.nodeId))
  const has = (side: object) => NODE_FIELD_NAMES.filter((name) => Object.hasOwn(side, name))
  if (String(has(before)) !== String(has(after))) throw movedOn('what was there before is not known')
  if (has(after).some((name) => now[name] !== after[name])) throw movedOn('the node has been edited since')
  await changeNodes(tx, ctx, [row.nodeId], before)
}

/** Also refused when the status went away and came back: then another change stands on this one. */
async function restoreStatus(tx: Tx, ctx: Context, row: HistoryRow, sides: HistorySides<'status'>): Promise<void> {
  const node = await nodeStillThere(tx, ctx, row.nodeId)
  if ((await hasLaterMove(tx, ctx, row)) || node.status !== sides.after.status)
    throw movedOn('the status has changed since')
  await changeNodes(tx, ctx, [row.nodeId], sides.before)
}

async function bringBack(tx: Tx, ctx: Context, row: HistoryRow): Promise<void> {
  const node = await lockOnceThere(tx, ctx, row.nodeId)
  if (node === undefined || node.deletedAt === null) throw movedOn('the node is on the board')
  if (node.parentId !== null) await stillThere(tx, ctx, [node.parentId])
  await changeNodes(tx, ctx, [node.id], { deletedAt: null })
  await refuseCycle(tx, ctx, node.id)
}

async function refuseCycle(tx: Tx, ctx: Context, nodeId: string): Promise<void> {
  const edges = (await allRelations(tx, ctx)).flatMap(({ fromNodeId, toNodeId, relationType }) => {
    const edge = waitingEdge({ from: fromNodeId, to: toNodeId, type: relationType })
    return edge === undefined ? [] : [edge]
  })
  if (cyclicCore(edges).has(nodeId)) throw movedOn('its dependencies would make a cycle by now')
}

async function unrelate(tx: Tx, ctx: Context, row: HistoryRow, { after }: HistorySides<'relation'>): Promise<void> {
  await stillThere(tx, ctx, row.nodeIds)
  if (!(await removeRelation(tx, ctx, after.relation_id))) throw movedOn('the relation is gone')
  await changeNodes(tx, ctx, row.nodeIds)
}

async function removeFromGroup(
  tx: Tx,
  ctx: Context,
  _row: HistoryRow,
  { after: { group_label, node_ids } }: HistorySides<'grouping'>,
): Promise<void> {
  const rows = await stillThere(tx, ctx, node_ids)
  if (rows.some(({ tags }) => !tags.includes(group_label))) throw movedOn('the group has changed since')
  await changeNodes(tx, ctx, node_ids, { tags: sql`array_remove(${nodes.tags}, ${group_label}::text)` })
}

async function relateAgain(
  tx: Tx,
  ctx: Context,
  row: HistoryRow,
  { before }: HistorySides<'unrelated'>,
): Promise<void> {
  await stillThere(tx, ctx, row.nodeIds)
  const { relation_id: id, from_node_id: fromNodeId, to_node_id: toNodeId, relation_type, reason } = before
  const again = { from: fromNodeId, to: toNodeId, type: relation_type }
  const known = (await allRelations(tx, ctx)).map((each) =>
    relationKey({ from: each.fromNodeId, to: each.toNodeId, type: each.relationType }),
  )
  if (known.includes(relationKey(again))) throw movedOn('the nodes are related again already')
  await addRelation(tx, ctx, { id, fromNodeId, toNodeId, relationType: relation_type, reason })
  await refuseCycle(tx, ctx, fromNodeId)
  await changeNodes(tx, ctx, row.nodeIds)
}

async function groupAgain(
  tx: Tx,
  ctx: Context,
  _row: HistoryRow,
  { before: { group_label, node_ids } }: HistorySides<'ungrouped'>,
): Promise<void> {
  const rows = await stillThere(tx, ctx, node_ids)
  if (rows.some(({ tags }) => tags.includes(group_label))) throw movedOn('the group has changed since')
  await changeNodes(tx, ctx, node_ids, { tags: sql`array_append(${nodes.tags}, ${group_label}::text)` })
}
