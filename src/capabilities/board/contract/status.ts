import { z } from 'zod'
import { NodeView } from './nodes.ts'
import { Id, Status, storable } from './parts.ts'

/** Refused for every node: not even the id is looked at. */
export const PatchStatusInput = z.object({ node_id: z.string() })
export const PatchStatusOutput = z.object({})

/** With `confirm_status` it applies, without it only looks. A missing confirmation is refused by the verb, not by the shape. */
export const EstimateStatusInput = z
  .strictObject({
    node_id: Id,
    reason: storable(2_000).optional(),
    source: z.string().min(1).max(60).optional(),
    confirm_status: Status.optional(),
    confirmation_id: z.string().max(200).nullish(),
  })
  .refine(({ confirm_status, confirmation_id }) => confirm_status !== undefined || confirmation_id == null, {
    message: 'a confirmation_id needs the confirm_status it is for',
    path: ['confirm_status'],
  })
/** A look has `suggested` and `candidates`; an applied change has `ok`, `node` and `history_id`. */
export const EstimateStatusOutput = z.object({
  node_id: Id,
  current: Status,
  suggested: Status.optional(),
  candidates: z.array(z.object({ status: Status, reason: z.string().nullable() })).optional(),
  ok: z.literal(true).optional(),
  node: NodeView.optional(),
  history_id: Id.optional(),
})
