import { z } from 'zod'
import { isBlank, isStorable } from './proposal-quality/plain-text.ts'
import { MAX_TEXT, MAX_TITLE } from './proposal-quality/report-schemas.ts'
import { STATUSES, TRAYS } from './status/statuses.ts'

export const PAGE = 50

const storable = (max: number) => z.string().max(max).refine(isStorable, 'holds a character that cannot be stored')
const filled = (max: number) => storable(max).refine((text) => !isBlank(text), 'is empty')
const Id = z.uuid()

export const Status = z.enum(STATUSES)
export const Tray = z.enum(TRAYS)
export const Due = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

export const NodeView = z.object({
  id: Id,
  title: z.string(),
  context: z.string(),
  note: z.string(),
  status: Status,
  parent_id: Id.nullable(),
  tags: z.array(z.string()),
  relations: z.array(z.object({ relation_id: Id, relation_type: z.string(), to_node_id: Id })),
  due: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
})
const NodeLine = z.object({ id: Id, title: z.string(), status: Status })

export const HistoryView = z.object({
  history_id: Id,
  kind: z.enum(['created', 'edited', 'deleted', 'status', 'relation', 'grouping', 'decomposition']),
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

export const DashboardInput = z.object({ tray: Tray.optional(), after: z.string().max(200).optional() })
const trays = <T extends z.ZodType>(each: T) =>
  z.object({ in_progress: each, needs_decision: each, waiting_external: each, cooling: each, other_active: each })
export const DashboardOutput = z.object({
  trays: trays(z.array(NodeView)),
  /** For each tray that goes on: what to send as `after` together with its name as `tray`. */
  next: trays(z.string()).partial().optional(),
})

export const ListNodesInput = z.object({
  q: storable(200).optional(),
  status: Status.optional(),
  tag: storable(MAX_TITLE).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(PAGE),
  after: z.string().max(200).optional(),
})
export const ListNodesOutput = z.object({ nodes: z.array(NodeView), next: z.string().nullable() })

const nodeTexts = { context: storable(MAX_TEXT), note: storable(MAX_TEXT) }
export const CreateNodeInput = z.strictObject({
  title: filled(MAX_TITLE),
  context: nodeTexts.context.optional(),
  note: nodeTexts.note.optional(),
  parent_id: Id.optional(),
  due: Due.optional(),
})
export const NodeOutput = z.object({ node: NodeView, history_id: Id })

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
    title: filled(MAX_TITLE).optional(),
    context: nodeTexts.context.optional(),
    note: nodeTexts.note.optional(),
    due: Due.nullable().optional(),
    /** The version the person was looking at: another one means someone else was faster. */
    version: z.int().min(1).optional(),
    reason: storable(2_000).optional(),
  })
  .refine((edit) => [edit.title, edit.context, edit.note, edit.due].some((field) => field !== undefined), {
    message: 'nothing to change',
  })
export const DeleteNodeInput = z.strictObject({ node_id: Id, version: z.coerce.number().int().min(1).optional() })
export const DeleteNodeOutput = z.object({ ok: z.literal(true), history_id: Id })

/** Refused for every node: not even the id is looked at. */
export const PatchStatusInput = z.object({ node_id: z.string() })
export const PatchStatusOutput = z.object({})

export const ListHistoryInput = z.object({
  node_id: Id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(PAGE),
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

const Change = z.discriminatedUnion('type', [
  z.object({ type: z.literal('relation'), from_node_id: Id, to_node_id: Id, relation_type: z.string() }),
  z.object({ type: z.literal('grouping'), group_label: z.string(), node_ids: z.array(Id) }),
  z.object({
    type: z.literal('decomposition'),
    target_node_id: Id,
    target_title: z.string(),
    children: z.array(z.object({ title: z.string(), context: z.string(), suggested_status: z.string().optional() })),
  }),
])
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
  next_action: z.string(),
  necessary_info: z.string(),
  /** What to confirm when this option is taken; null when the node stays where it is. */
  change: StatusChange.nullable(),
})
export const Rendered = z.object({
  summary: z.string(),
  cards: z.array(z.discriminatedUnion('kind', [ProposalCard, OptionCard])),
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
  kind: z.enum(['organizer', 'advisor']),
  report: z.unknown(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  attempts: z.int(),
  source: z.enum(['model', 'built-in', 'external']).nullable(),
  revises: Id.nullable(),
  rendered: Rendered.optional(),
})
export const RequestChangesInput = z.strictObject({ run_id: Id, comment: filled(4_000) })

export const ListProposalsInput = z.object({
  kind: z.enum(['organizer', 'advisor']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z.string().max(200).optional(),
})

export const DiffView = z.object({
  diff_id: Id,
  type: z.enum(['relation', 'grouping', 'decomposition']),
  target_node_id: Id,
  change: Change,
  reason: z.string(),
  risk: z.string().nullable(),
  generated_from: z.object({ run_id: Id, attempt: z.int(), source_proposal: z.string() }),
  state: z.enum(['open', 'applied', 'undone', 'rejected', 'superseded']),
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

export const ValidateReportInput = z.strictObject({
  kind: z.enum(['organizer', 'advisor']),
  report: z.unknown(),
  validNodeIds: z.array(z.string().max(200)).max(20_000),
  focusNodeId: z.string().max(200).nullish(),
})
export const ValidateReportOutput = z.object({
  ok: z.boolean(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
})

export type NodeView = z.infer<typeof NodeView>
export type HistoryView = z.infer<typeof HistoryView>
export type DashboardOutput = z.infer<typeof DashboardOutput>
export type GetNodeOutput = z.infer<typeof GetNodeOutput>
export type StatusChange = z.infer<typeof StatusChange>
export type ProposedChange = z.infer<typeof ProposedChange>
export type ProposalCard = z.infer<typeof ProposalCard>
export type OptionCard = z.infer<typeof OptionCard>
export type Rendered = z.infer<typeof Rendered>
export type RunInput = z.infer<typeof RunInput>
export type RunOutput = z.infer<typeof RunOutput>
export type DiffView = z.infer<typeof DiffView>
export type ProposalView = z.infer<typeof ProposalView>
