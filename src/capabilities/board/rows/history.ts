import { arrayContains, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Tx } from '#store/store.ts'
import { boardStream, type HistoryKind, type HistorySides, type HistoryView } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { history } from '../tables.ts'
import { titlesOf } from './nodes.ts'

export type HistoryRow = typeof history.$inferSelect

interface Circumstances {
  nodeIds: readonly [string, ...string[]]
  reason?: string | null
  uiAction?: string | null
  confirmationId?: string
  diffId?: string | null
}

/** Each kind with what its contract says is kept of it. */
type Effect = { [K in HistoryKind]: Circumstances & { kind: K } & HistorySides<K> }[HistoryKind]

/** Written in the transaction of the effect itself, last: the live stream stays locked until the commit. */
export async function recordEffect(
  deps: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  effect: Effect,
): Promise<string> {
  return insertEffect(deps, tx, ctx, { ...effect, undoOf: null })
}

/** What was taken back is an effect of its own, with its sides changed over. */
export async function recordUndo(
  deps: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  row: HistoryRow,
): Promise<string> {
  const [first = row.nodeId, ...others] = row.nodeIds
  const undone = await insertEffect(deps, tx, ctx, {
    kind: row.kind,
    nodeIds: [first, ...others],
    before: row.after,
    after: row.before,
    diffId: row.diffId,
    undoOf: row.id,
  })
  await tx
    .update(history)
    .set({ undoneBy: undone })
    .where(within(ctx, history, eq(history.id, row.id)))
  return undone
}

async function insertEffect(
  { live }: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  effect: Circumstances & Pick<HistoryRow, 'kind' | 'before' | 'after' | 'undoOf'>,
): Promise<string> {
  const id = ctx.ids.next()
  const { kind, nodeIds, undoOf } = effect
  const seq = await live.tellNumbered(tx, ctx, boardStream.of(), {
    type: 'board.changed',
    data: { history_id: id, kind, node_ids: nodeIds, undo: undoOf !== null },
  })
  await tx.insert(history).values({
    ...effect,
    id,
    workspaceId: ctx.workspace,
    seq,
    nodeId: nodeIds[0],
    nodeIds: [...nodeIds],
    actorId: ctx.actor.id,
    via: ctx.actor.via,
    createdAt: ctx.clock.now(),
  })
  return id
}

/** Newest first. */
export async function readHistory(
  db: Queries,
  ctx: Context,
  wanted: { nodeId?: string | undefined; before?: number | undefined; limit: number },
): Promise<HistoryRow[]> {
  const ofNode = wanted.nodeId === undefined ? undefined : arrayContains(history.nodeIds, [wanted.nodeId])
  const before = wanted.before === undefined ? undefined : lt(history.seq, wanted.before)
  return db
    .select()
    .from(history)
    .where(within(ctx, history, ofNode, before))
    .orderBy(desc(history.seq))
    .limit(wanted.limit)
}

/** Locked: an effect is undone once. */
export async function lockEffect(tx: Tx, ctx: Context, historyId: string): Promise<HistoryRow> {
  const [row] = await tx
    .select()
    .from(history)
    .where(within(ctx, history, eq(history.id, historyId)))
    .for('update')
  if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such line in the history.')
  return row
}

/** Whether the status moved again after this, and stayed so. */
export async function hasLaterMove(tx: Tx, ctx: Context, row: HistoryRow): Promise<boolean> {
  const later = await tx
    .select({ id: history.id })
    .from(history)
    .where(
      within(
        ctx,
        history,
        eq(history.nodeId, row.nodeId),
        eq(history.kind, 'status'),
        gt(history.seq, row.seq),
        isNull(history.undoneBy),
        isNull(history.undoOf),
      ),
    )
    .limit(1)
  return later.length > 0
}

/** Rows as they leave the server, with what their nodes are called. */
export async function historyViews(db: Queries, ctx: Context, rows: readonly HistoryRow[]): Promise<HistoryView[]> {
  const titles = await titlesOf(db, ctx, [...new Set(rows.flatMap(({ nodeIds }) => nodeIds))])
  return rows.map((row) => historyView(row, titles))
}

function historyView(row: HistoryRow, titles: ReadonlyMap<string, string>): HistoryView {
  return {
    history_id: row.id,
    kind: row.kind,
    node_id: row.nodeId,
    node_ids: row.nodeIds,
    titles: Object.fromEntries(row.nodeIds.flatMap((id) => (titles.has(id) ? [[id, titles.get(id) ?? '']] : []))),
    who: row.actorId,
    via: row.via,
    when: row.createdAt.toISOString(),
    from: row.before,
    to: row.after,
    why: row.reason,
    ui_action: row.uiAction,
    confirmation_id: row.confirmationId,
    diff_id: row.diffId,
    undo_of: row.undoOf,
    undone_by: row.undoneBy,
  }
}
