import { z } from 'zod'
import { Change } from './changes.ts'
import { filled, Id, pageOf, storable } from './parts.ts'

/** What was declined: a change of the board, or one option for a node. */
export const DeclinedProposal = z.union([
  Change,
  z.object({ type: z.literal('option'), target_node_id: Id, label: z.string() }),
])
export const DeclinedView = z.object({
  declined_id: Id,
  proposal: DeclinedProposal,
  run_id: Id,
  source_proposal: z.string(),
  comment: z.string().nullable(),
  /** What the nodes it speaks of are called now. */
  titles: z.record(Id, z.string()),
  created_at: z.string(),
})

/** The cards of one run by their `source_proposal`. */
export const DeclineInput = z.strictObject({
  run_id: Id,
  source_proposals: z.array(filled(100)).min(1).max(200),
  comment: storable(4_000).optional(),
})
export const DeclineOutput = z.object({ declined: z.array(DeclinedView) })
export const ListDeclinedInput = z.object({ limit: pageOf(200), before: z.string().max(200).optional() })
export const ListDeclinedOutput = z.object({ declined: z.array(DeclinedView), next: z.string().nullable() })
export const TakeBackDeclinedInput = z.strictObject({ declined_id: Id })
export const TakeBackDeclinedOutput = z.object({
  ok: z.literal(true),
  declined_id: Id,
  /** Diffs that are open again. */
  diff_ids: z.array(Id),
})

export type DeclinedProposal = z.infer<typeof DeclinedProposal>
export type DeclinedView = z.infer<typeof DeclinedView>
