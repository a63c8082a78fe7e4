import { z } from 'zod'
import { MAX_LABEL, MAX_RELATION_TYPE } from '../proposal-quality/limits.ts'
import { NodeView } from './nodes.ts'
import { filled, Id, Status, storable } from './parts.ts'

/** Why one of several did not go through; the others did. */
const NotDone = { code: z.string(), error: z.string() }
const MOST_AT_ONCE = 200

/** Moves of a person's own hand. `from` is what they saw: when it is no longer true that node stays where it is. */
export const MoveNodesInput = z.strictObject({
  moves: z
    .array(z.strictObject({ node_id: Id, from: Status, to: Status }))
    .min(1)
    .max(MOST_AT_ONCE)
    .refine((moves) => new Set(moves.map(({ node_id }) => node_id)).size === moves.length, 'a node is named twice'),
  ui_action: filled(100),
  reason: storable(2_000).optional(),
})
export const MoveNodesOutput = z.object({
  moved: z.array(z.object({ node_id: Id, history_id: Id, confirmation_id: Id, node: NodeView })),
  failed: z.array(z.object({ node_id: Id, ...NotDone })),
})

export const RelateInput = z.strictObject({
  from_node_id: Id,
  to_node_id: Id,
  relation_type: filled(MAX_RELATION_TYPE),
  reason: storable(2_000).optional(),
})
export const RelateOutput = z.object({
  relation: z.object({ relation_id: Id, from_node_id: Id, to_node_id: Id, relation_type: z.string() }),
  history_id: Id,
})
export const UnrelateInput = z.strictObject({ relation_id: Id })
export const EffectOutput = z.object({ ok: z.literal(true), history_id: Id, node_ids: z.array(Id) })

const groupParts = {
  group_label: filled(MAX_LABEL),
  node_ids: z.array(Id).min(1).max(MOST_AT_ONCE),
  reason: storable(2_000).optional(),
}
export const GroupInput = z.strictObject(groupParts)
export const UngroupInput = z.strictObject(groupParts)
export const ListGroupsInput = z.object({})
export const ListGroupsOutput = z.object({
  /** The labels in use on the board, the largest group first. */
  groups: z.array(z.object({ group_label: z.string(), count: z.int() })),
})

/** Diffs a person looked at together and said yes to: each gets a confirmation of its own. */
export const ApplyDiffsInput = z.strictObject({
  diff_ids: z
    .array(Id)
    .min(1)
    .max(MOST_AT_ONCE)
    .refine((ids) => new Set(ids).size === ids.length, 'a diff is named twice'),
  ui_action: filled(100),
  reason: storable(2_000).optional(),
})
export const ApplyDiffsOutput = z.object({
  applied: z.array(z.object({ diff_id: Id, history_id: Id, confirmation_id: Id, node_ids: z.array(Id) })),
  failed: z.array(z.object({ diff_id: Id, ...NotDone })),
})
