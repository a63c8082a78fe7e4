import { z } from 'zod'
import { createShape, editShape, NODE_FIELD_NAMES, storedShape } from '../nodes/fields.ts'
import { MAX_TITLE } from '../proposal-quality/limits.ts'
import { TRAYS } from '../status/statuses.ts'
import { HistoryView } from './changes.ts'
import { Id, NodeLine, pageOf, Status, storable, Tray } from './parts.ts'

export const NodeView = z.object({
  id: Id,
  ...storedShape,
  status: Status,
  parent_id: Id.nullable(),
  tags: z.array(z.string()),
  relations: z.array(z.object({ relation_id: Id, relation_type: z.string(), to_node_id: Id })),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
})
export const NodeOutput = z.object({ node: NodeView, history_id: Id })

export const DashboardInput = z.object({
  /** `inbox` is what was captured and not looked at yet; it is a tray of its own only when asked for. */
  tray: z.enum([...TRAYS, 'inbox']).optional(),
  after: z.string().max(200).optional(),
  /** `due`: what is due first comes first, then what has no date, newest first. */
  sort: z.enum(['newest', 'due']).optional(),
  /** `apart`: CAPTURED nodes lie in `trays.inbox` and not in `trays.other_active`. */
  inbox: z.enum(['apart']).optional(),
})
const trays = <T extends z.ZodType>(each: T) =>
  z.object(Object.fromEntries(TRAYS.map((tray) => [tray, each])) as Record<z.infer<typeof Tray>, T>)
export const DashboardOutput = z.object({
  trays: trays(z.array(NodeView)).extend({ inbox: z.array(NodeView).exactOptional() }),
  /** For each tray that goes on: what to send as `after` together with its name as `tray` and the same `sort` and `inbox`. */
  next: trays(z.string()).extend({ inbox: z.string() }).partial().optional(),
})

export const ListNodesInput = z.object({
  q: storable(200).optional(),
  status: Status.optional(),
  tag: storable(MAX_TITLE).optional(),
  limit: pageOf(200),
  after: z.string().max(200).optional(),
})
export const ListNodesOutput = z.object({ nodes: z.array(NodeView), next: z.string().nullable() })

export const CreateNodeInput = z.strictObject({ ...createShape, parent_id: Id.optional() })

export const GetNodeInput = z.object({ node_id: Id })
export const GetNodeOutput = z.object({
  node: NodeView,
  relations: z.array(
    z.object({
      relation_id: Id,
      relation_type: z.string(),
      from_node_id: Id,
      to_node_id: Id,
      reason: z.string(),
      other: NodeLine,
    }),
  ),
  children: z.array(NodeLine),
  /** Newest first, one page; the rest by `GET /api/history`. */
  history: z.array(HistoryView),
  evidence: z.array(
    z.object({
      evidence_id: Id,
      relation: z.string(),
      source_type: z.string(),
      source_id: z.string(),
      quote: z.string().nullable(),
      erased: z.boolean(),
    }),
  ),
})

export const EditNodeInput = z
  .strictObject({
    node_id: Id,
    ...editShape,
    /** The version the person was looking at: another one means someone else was faster. */
    version: z.int().min(1).optional(),
    reason: storable(2_000).optional(),
  })
  .refine((edit) => NODE_FIELD_NAMES.some((name) => edit[name] !== undefined), { message: 'nothing to change' })
export const DeleteNodeInput = z.strictObject({ node_id: Id, version: z.coerce.number().int().min(1).optional() })
export const DeleteNodeOutput = z.object({ ok: z.literal(true), history_id: Id })

export type NodeView = z.infer<typeof NodeView>
export type DashboardOutput = z.infer<typeof DashboardOutput>
export type GetNodeOutput = z.infer<typeof GetNodeOutput>
