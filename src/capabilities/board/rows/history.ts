import { and, arrayContains, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Queries, Tx } from '#store/store.ts'
import type { HistoryView } from '../contract.ts'
import { BOARD_STREAM, type BoardDeps } from '../deps.ts'
import type { HistoryKind } from '../row-types.ts'
import { history, nodes } from '../tables.ts'

export type HistoryRow = typeof history.$inferSelect

export interface Effect {
  kind: HistoryKind
  nodeIds: readonly [string, ...string[]]
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason?: string | null
  uiAction?: string | null
  confirmationId?: string
  diffId?: string | null
  undoOf?: string
}

/** Written in the transaction of the effect itself, last: the live stream stays locked until the commit. */
export async function recordEffect(
  deps: Pick<BoardDeps, 'live'>,
  tx: Tx,
  ctx: Context,
  effect: Effect,
): Promise<string> {
  const historyId = ctx.ids.next()
  const seq = await deps.live.append(tx, ctx, BOARD_STREAM, 'board.changed', {
    history_id: historyId,
    kind: effect.kind,
    node_ids: effect.nodeIds,
    undo: effect.undoOf !== undefined,
  })
  await tx.insert(history).values({
    id: historyId,
    workspaceId: ctx.workspace,
    seq,
    kind: effect.kind,
    nodeId: effect.nodeIds[0],
    nodeIds: [...effect.nodeIds],
    before: effect.before,
    after: effect.after,
    reason: effect.reason ?? null,
    actorId: ctx.actor.id,
    via: ctx.actor.via,
    uiAction: effect.uiAction ?? null,
    confirmationId: effect.confirmationId ?? null,
    diffId: effect.diffId ?? null,
    undoOf: effect.undoOf ?? null,
    createdAt: ctx.clock.now(),
  })
  return historyId
}

/** Newest first. */
export async function readHistory(
  db: Queries,
  ctx: Context,
  wanted: { nodeId?: string | undefined; before?: number | undefined; limit: number },
): Promise<HistoryRow[]> {
  return db
    .select()
    .from(history)
    .where(
      and(
        eq(history.workspaceId, ctx.workspace),
        wanted.nodeId === undefined ? undefined : arrayContains(history.nodeIds, [wanted.nodeId]),
        wanted.before === undefined ? undefined : lt(history.seq, wanted.before),
      ),
    )
    .orderBy(desc(history.seq))
    .limit(wanted.limit)
}

/** Rows as they leave the server, with what their nodes are called. */
export async function historyViews(db: Queries, ctx: Context, rows: readonly HistoryRow[]): Promise<HistoryView[]> {
  const ids = [...new Set(rows.flatMap(({ nodeIds }) => nodeIds))]
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ id: nodes.id, title: nodes.title })
          .from(nodes)
          .where(and(eq(nodes.workspaceId, ctx.workspace), inArray(nodes.id, ids)))
  const titles = new Map(named.map(({ id, title }) => [id, title]))
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
