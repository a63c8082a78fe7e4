import { z } from 'zod'
import { Change, DIFF_TYPES, StatusChange } from './changes.ts'
import { MAX_TEXT } from '../proposal-quality/limits.ts'
import { filled, Id, NodeLine, pageOf, storable } from './parts.ts'

export const RunKind = z.enum(['organizer', 'advisor'])
const RUN_SOURCES = ['model', 'built-in', 'external'] as const
const DIFF_STATES = ['open', 'applied', 'undone', 'rejected', 'superseded'] as const

const cardParts = {
  source_proposal: z.string(),
  target: z.object({ node_id: Id, title: z.string() }),
  /** What would change, in one sentence. */
  what: z.string(),
  reason: z.string(),
  risk: z.string().nullable(),
  warnings: z.array(z.string()),
}
export const ProposalCard = z.object({ kind: z.literal('proposal'), ...cardParts, diff_id: Id, change: Change })
export const OptionCard = z.object({
  kind: z.literal('option'),
  ...cardParts,
  label: z.string(),
  /** What speaks for and against it, as the report gives it. */
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  next_action: z.string(),
  necessary_info: z.string(),
  /** What to confirm when this option is taken; null when the node stays where it is. */
  change: StatusChange.nullable(),
})
const declinedBefore = { declined_id: Id }
export const Rendered = z.object({
  summary: z.string(),
  cards: z.array(z.discriminatedUnion('kind', [ProposalCard, OptionCard])),
  /** What a person has declined stays out of `cards`, until `DELETE /api/declined/:id` takes that back. */
  declined: z.array(
    z.discriminatedUnion('kind', [ProposalCard.extend(declinedBefore), OptionCard.extend(declinedBefore)]),
  ),
})

/** One answer of a run, as it was judged: what was refused and why, what came after. */
export const Try = z.object({
  n: z.int(),
  source: z.enum(RUN_SOURCES),
  outcome: z.enum(['accepted', 'corrected', 'rejected', 'failed']),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  /** What was answered; null where it is not kept. */
  report: z.unknown(),
  created_at: z.string(),
})

export const RunInput = z.strictObject({
  /** As `GET /api/dashboard` gives it; only the ids count, everything else is read from the board. */
  dashboard: z
    .looseObject({ trays: z.record(z.string(), z.array(z.looseObject({ id: z.string().max(100) })).max(20_000)) })
    .optional(),
  focusNodeId: Id.nullish(),
  userIntent: storable(4_000).nullish(),
  constraints: z.union([storable(4_000), z.array(storable(4_000)).max(20)]).nullish(),
})
export const RunOutput = z.object({
  ok: z.boolean(),
  run_id: Id,
  kind: RunKind,
  report: z.unknown(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  attempts: z.int(),
  source: z.enum(RUN_SOURCES).nullable(),
  revises: Id.nullable(),
  rendered: Rendered.optional(),
})
export const RequestChangesInput = z.strictObject({ run_id: Id, comment: filled(4_000) })

export const ListProposalsInput = z.object({
  kind: RunKind.optional(),
  limit: pageOf(100, 20),
  before: z.string().max(200).optional(),
})

export const DiffView = z.object({
  diff_id: Id,
  type: z.enum(DIFF_TYPES),
  target_node_id: Id,
  change: Change,
  reason: z.string(),
  risk: z.string().nullable(),
  generated_from: z.object({ run_id: Id, attempt: z.int(), source_proposal: z.string() }),
  state: z.enum(DIFF_STATES),
  comment: z.string().nullable(),
  history_id: Id.nullable(),
  created_at: z.string(),
})
export const ProposalView = z.object({
  ...RunOutput.omit({ rendered: true }).shape,
  created_at: z.string(),
  focus_node_id: Id.nullable(),
  user_intent: z.string().nullable(),
  constraints: z.array(z.string()),
})
export const ListProposalsOutput = z.object({ proposals: z.array(ProposalView), next: z.string().nullable() })
export const GetProposalInput = z.object({ run_id: Id })
export const GetProposalOutput = z.object({
  ...ProposalView.shape,
  rendered: Rendered.optional(),
  /** The nodes the report speaks of, as they are on the board now. */
  nodes: z.array(NodeLine),
  diffs: z.array(DiffView),
  /** In the order they were made; empty for a report made elsewhere. */
  tries: z.array(Try),
})

export const CreateDiffsInput = z
  .strictObject({ run_id: Id.optional(), report: z.unknown().optional() })
  .refine(({ run_id, report }) => (run_id === undefined) !== (report === undefined), {
    message: 'send either the run_id of an accepted run or a report',
  })
export const CreateDiffsOutput = z.object({ run_id: Id, warnings: z.array(z.string()), diffs: z.array(DiffView) })
export const GetDiffInput = z.object({ diff_id: Id })
export const GetDiffOutput = z.object({ diff: DiffView })
export const RejectDiffInput = z.strictObject({ diff_id: Id, comment: storable(4_000).optional() })
export const ApplyDiffInput = z.strictObject({ diff_id: Id, confirmation_id: z.string().max(200).nullish() })
export const ApplyDiffOutput = z.object({
  ok: z.literal(true),
  diff: DiffView,
  history_id: Id,
  node_ids: z.array(Id),
})

const someText = z.string().max(MAX_TEXT)
/** A node of somebody's board, as `GET /api/dashboard` gives ours; what no rule looks at is left alone. */
const SpokenOf = z.looseObject({
  id: z.string().max(200),
  title: someText,
  status: z.string().max(60),
  context: someText.exactOptional(),
  note: someText.exactOptional(),
  parent_id: z.string().max(200).nullish(),
  tags: z.array(someText).exactOptional(),
  relations: z.array(z.looseObject({ to_node_id: z.string().max(200), relation_type: someText })).exactOptional(),
})

export const ValidateReportInput = z.strictObject({
  kind: RunKind,
  report: z.unknown(),
  validNodeIds: z.array(z.string().max(200)).max(20_000),
  focusNodeId: z.string().max(200).nullish(),
  /** The board the report speaks of: with it titles, statuses and existing relations are checked, and its own titles may be quoted. */
  board: z.strictObject({ nodes: z.array(SpokenOf).max(20_000), focusNodeId: z.string().max(200).nullish() }).nullish(),
})
export const ValidateReportOutput = z.object({
  ok: z.boolean(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
})

export type RunKind = z.infer<typeof RunKind>
export type ProposalCard = z.infer<typeof ProposalCard>
export type OptionCard = z.infer<typeof OptionCard>
export type Rendered = z.infer<typeof Rendered>
export type RunInput = z.infer<typeof RunInput>
export type RunOutput = z.infer<typeof RunOutput>
export type DiffView = z.infer<typeof DiffView>
export type ProposalView = z.infer<typeof ProposalView>
