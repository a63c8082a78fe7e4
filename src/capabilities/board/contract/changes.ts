import { z } from 'zod'
import { someShape, storedShape } from '../nodes/fields.ts'
import { filled, Id, pageOf, Status, storable } from './parts.ts'

/** What one applied proposal changes. No kind touches a status or a note, and none deletes. */
export const Change = z.discriminatedUnion('type', [
  z.object({ type: z.literal('relation'), from_node_id: Id, to_node_id: Id, relation_type: z.string() }),
  z.object({ type: z.literal('grouping'), group_label: z.string(), node_ids: z.array(Id) }),
  z.object({
    type: z.literal('decomposition'),
    target_node_id: Id,
    target_title: z.string(),
    children: z.array(
      z.object({ title: z.string(), context: z.string(), suggested_status: z.string().exactOptional() }),
    ),
  }),
])

export type Change = z.infer<typeof Change>
export type DiffType = Change['type']
export const DIFF_TYPES = Change.options.map(({ shape }) => shape.type.value)

const sides = <B extends z.ZodType, A extends z.ZodType>(before: B, after: A) => z.object({ before, after })
const someFields = z.strictObject(someShape)
const status = z.strictObject({ status: Status })
const relation = z.strictObject({ relation_id: Id, from_node_id: Id, to_node_id: Id, relation_type: z.string() })
const grouping = z.strictObject({ group_label: z.string(), node_ids: z.array(Id) })

/** What the history keeps of each kind of effect. Undo reads exactly this and refuses whatever it does not know. */
export const HISTORY_SIDES = {
  created: sides(z.null(), z.strictObject({ ...someShape, parent_id: Id.nullable(), status: Status })),
  edited: sides(someFields, someFields),
  deleted: sides(z.strictObject({ title: storedShape.title, status: Status }), z.null()),
  status: sides(status, status),
  relation: sides(z.null(), relation),
  /** A person took a relation away, or nodes out of a group. */
  unrelated: sides(z.strictObject({ ...relation.shape, reason: z.string() }), z.null()),
  grouping: sides(z.null(), grouping),
  ungrouped: sides(grouping, z.null()),
  decomposition: sides(
    z.null(),
    z.strictObject({
      children: z.array(z.strictObject({ id: Id, title: z.string(), suggested_status: z.string().nullable() })),
    }),
  ),
} as const satisfies Record<string, z.ZodType>

export type HistoryKind = keyof typeof HISTORY_SIDES
export const HISTORY_KINDS = Object.keys(HISTORY_SIDES) as [HistoryKind, ...HistoryKind[]]
export type HistorySides<K extends HistoryKind> = z.infer<(typeof HISTORY_SIDES)[K]>
export type HistorySide = HistorySides<HistoryKind>['before' | 'after']

export const HistoryView = z.object({
  history_id: Id,
  kind: z.enum(HISTORY_KINDS),
  node_id: Id,
  node_ids: z.array(Id),
  /** What the nodes are called now, those taken off the board included. */
  titles: z.record(Id, z.string()),
  who: z.string(),
  via: z.string(),
  when: z.string(),
  from: z.record(z.string(), z.unknown()).nullable(),
  to: z.record(z.string(), z.unknown()).nullable(),
  why: z.string().nullable(),
  ui_action: z.string().nullable(),
  confirmation_id: Id.nullable(),
  diff_id: Id.nullable(),
  undo_of: Id.nullable(),
  undone_by: Id.nullable(),
})

export const ListHistoryInput = z.object({
  node_id: Id.optional(),
  limit: pageOf(200),
  before: z.coerce.number().int().min(1).optional(),
})
export const ListHistoryOutput = z.object({ history: z.array(HistoryView), next: z.int().nullable() })

export const UndoInput = z.strictObject({ history_id: Id })
export const UndoOutput = z.object({ ok: z.literal(true), history_id: Id, undone: Id, node_ids: z.array(Id) })

export const StatusChange = z.strictObject({ type: z.literal('status_change'), from: Status, to: Status })
const diffPart = { diff_id: Id }
/** Beside `diff_id`, whatever of the change the person saw: each part that is sent has to be the diff's own. */
export const ProposedChange = z.discriminatedUnion('type', [
  StatusChange,
  z.strictObject({
    type: z.literal('relation'),
    ...diffPart,
    from_node_id: Id.optional(),
    to_node_id: Id.optional(),
    relation_type: z.string().optional(),
  }),
  z.strictObject({
    type: z.literal('grouping'),
    ...diffPart,
    node_ids: z.array(Id).optional(),
    group_label: z.string().optional(),
  }),
  z.strictObject({
    type: z.literal('decomposition'),
    ...diffPart,
    target_node_id: Id.optional(),
    target_title: z.string().optional(),
    children: z.array(z.unknown()).optional(),
  }),
])
export const ConfirmInput = z.strictObject({
  node_id: Id,
  ui_action: filled(100),
  proposed_change: ProposedChange,
  reason: storable(2_000).optional(),
})
export const ConfirmOutput = z.object({
  ok: z.literal(true),
  confirmation: z.object({
    confirmation_id: Id,
    confirmed_by: z.literal('human'),
    via: z.string(),
    confirmed_at: z.string(),
    expires_at: z.string(),
    consumed: z.boolean(),
    proposed_change: z.record(z.string(), z.unknown()),
  }),
})

export type HistoryView = z.infer<typeof HistoryView>
export type StatusChange = z.infer<typeof StatusChange>
export type ProposedChange = z.infer<typeof ProposedChange>
