import { desc } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Queries } from '#store/store.ts'
import { alive } from './nodes.ts'
import type { BoardNode } from '../proposal-quality/index.ts'
import { allRelations } from './relations.ts'
import type { Status } from '../status/statuses.ts'
import { nodes } from '../tables.ts'

/** A node with all that Organizer, Advisor and the rules look at. */
export interface DeskNode extends BoardNode {
  status: Status
  context: string
  note: string
  parent_id: string | null
  tags: readonly string[]
  due: string | null
  updated_at: Date
}

/** Every node that is really on the board, whatever its status, the last touched first. */
export async function readBoard(db: Queries, ctx: Context): Promise<DeskNode[]> {
  const rows = await db
    .select({
      id: nodes.id,
      title: nodes.title,
      status: nodes.status,
      context: nodes.context,
      note: nodes.note,
      parent_id: nodes.parentId,
      tags: nodes.tags,
      due: nodes.due,
      updated_at: nodes.updatedAt,
    })
    .from(nodes)
    .where(alive(ctx))
    .orderBy(desc(nodes.updatedAt), desc(nodes.id))
  const outgoing = Map.groupBy(await allRelations(db, ctx), ({ fromNodeId }) => fromNodeId)
  return rows.map((row) =>
    Object.assign(row, {
      relations: (outgoing.get(row.id) ?? []).map(({ toNodeId, relationType }) => ({
        to_node_id: toNodeId,
        relation_type: relationType,
      })),
    }),
  )
}
