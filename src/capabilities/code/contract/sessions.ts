import { z } from 'zod'
import {
  Evidence,
  EvidenceClaim,
  Guidance,
  Intent,
  Phase,
  QueryFrame,
  Risk,
  RoutingDecision,
  SlotName,
  Source,
} from './frame.ts'
import { ToolAnswer, ToolName } from './hits.ts'

export const MAX_QUERY = 4_000
export const OUTCOMES = ['success', 'failure'] as const
export const DECISIONS = ['start', 'phase', 'submission', 'semantic', 'write', 'outcome'] as const
export const CALLED_BY = ['agent', 'server'] as const

const SessionId = z.uuid()
const time = z.iso.datetime({ offset: true })
const name = z.string().trim().min(1).max(400)
const words = z.string().trim().min(1).max(1_000)
const names = z.array(name).max(200)

export const SessionInput = z.strictObject({ session_id: SessionId })
export const StartInput = z.strictObject({
  intent: Intent,
  query: z.string().trim().min(1).max(MAX_QUERY).describe("the request in the person's own words"),
  root: z.string().min(1).max(1_000).optional().describe('folder of the code; the usual one when left out'),
})
export const StartOutput = z.object({
  session_id: SessionId,
  phase: Phase,
  frame: QueryFrame,
  routing: RoutingDecision,
  guidance: Guidance,
  requirements: z.array(z.object({ requirement: z.string(), needed: z.int() })),
})

export const ToolInput = z.strictObject({
  tool: ToolName,
  params: z.record(z.string(), z.unknown()).optional(),
  session_id: SessionId.optional(),
  root: z.string().min(1).max(1_000).optional(),
})
/** With a session the answer is kept, and `evidence` can be handed in as it stands. */
export const ToolOutput = ToolAnswer.extend({
  call_id: z.uuid().optional(),
  evidence: Evidence.optional(),
})

/** What the server refuses, by name; `item` is what it is about. */
export const Refused = z.object({ name: z.string(), item: z.string(), message: z.string() })
export const Missing = z.object({ requirement: z.string(), needed: z.int(), have: z.int(), hint: z.string() })
export const Next = z.object({ action: z.string(), tools: z.array(ToolName), hints: Guidance.shape.hints })

const evidence = EvidenceClaim.describe('as the tool gave it')
export const UpdateSlotInput = z.strictObject({
  session_id: SessionId,
  slot: SlotName,
  value: words,
  evidence: evidence.optional().describe('as the tool gave it; none for target_feature as a quote of the request'),
})
export const MapSymbolInput = z.strictObject({ session_id: SessionId, symbol: name, evidence })
/** Only what changed: the whole frame is a resource, and `get session` has it. */
export const FilledOutput = z.object({
  accepted: z.boolean(),
  phase: Phase,
  source: Source.nullable(),
  errors: z.array(Refused),
  missing_slots: z.array(SlotName),
})

const resolved = words.nullable().optional()
export const SubmitInput = z.strictObject({
  session_id: SessionId,
  symbols_identified: names,
  entry_points: names.describe(
    'functions or methods that others come in by (called from another file, exported, main), or path:line of a route or command; no class',
  ),
  existing_patterns: z
    .array(words)
    .max(50)
    .describe(
      'counts only as: `X` calls|uses|reads|returns|raises|catches|extends|creates|sets|takes|imports|has|registers `Y` [and `Z`]; or `X` has `a line`. A word more and it is kept as said, unchecked',
    ),
  files_analyzed: names,
  resolved_frame: z
    .strictObject({
      target_feature: resolved,
      trigger_condition: resolved,
      observed_issue: resolved,
      desired_action: resolved,
      mapped_symbols: names.optional(),
    })
    .optional()
    .describe('slot: value; mapped_symbols'),
  slot_evidence: z
    .record(z.string().max(1_000), EvidenceClaim)
    .optional()
    .describe('by slot, symbol, file, entry point or pattern'),
})
export const SubmitOutput = z.object({
  phase: Phase,
  confidence: z.number().min(0).max(1),
  missing_requirements: z.array(Missing),
  errors: z.array(Refused),
  notes: z.array(Refused).optional().describe('what was counted once, or asked for less than usual, and why'),
  next: Next,
})

export const SemanticInput = z.strictObject({
  session_id: SessionId,
  query: words,
  slot: z.enum(['target_feature', 'observed_issue']),
  reason: z
    .string()
    .max(100)
    .describe(
      'for target_feature no_definition_found or architecture_unknown; for observed_issue no_similar_implementation or context_fragmented',
    ),
  budget: z.int().min(200).max(20_000).optional(),
})

export const VerifyOutput = z.object({
  phase: Phase,
  verified: z.array(z.string()),
  rejected: z.array(Refused),
  remaining: z.array(z.string()),
  frame: QueryFrame,
})

export const WriteInput = z.strictObject({
  session_id: SessionId,
  path: z.string().min(1).max(1_000),
  symbol: name.optional(),
})
export const WriteOutput = z.object({
  allowed: z.boolean(),
  path: z.string().nullable().describe('relative to the root after links are followed; null outside'),
  is_new: z.boolean(),
  errors: z.array(Refused),
})

export const OutcomeInput = z.strictObject({
  session_id: SessionId,
  outcome: z.enum(OUTCOMES),
  note: words,
  cause: z.string().trim().min(1).max(400).optional().describe('the slot, symbol or call_id that misled'),
})
export const Outcome = z.object({
  outcome: z.enum(OUTCOMES),
  note: z.string(),
  cause: z.string().nullable(),
  at: time,
})
export const OutcomeOutput = z.object({ session_id: SessionId, outcome: Outcome, synonyms_proposed: z.int() })

const Reason = z.object({ name: z.string(), ja: z.string(), en: z.string() })
export const Decision = z.object({
  n: z.int(),
  kind: z.enum(DECISIONS),
  from: Phase.nullable(),
  to: Phase,
  reasons: z.array(Reason).describe('in plain words, in both languages'),
  at: time,
})
export const KeptCall = z.object({
  call_id: z.uuid(),
  tool: ToolName,
  params: z.unknown(),
  result_summary: z.string(),
  hits: z.int(),
  complete: z.boolean(),
  by: z.enum(CALLED_BY),
  timestamp: time,
})
export const Requirement = z.object({ requirement: z.string(), needed: z.int(), have: z.int(), met: z.boolean() })
export const Understanding = z.object({
  symbols: z.array(z.string()),
  entry_points: z.array(z.string()),
  files: z.array(z.string()),
  patterns: z.array(z.string()),
  unchecked_patterns: z.array(z.string()).optional().describe('said, and decided by no code: they count for nothing'),
})

export const SessionSummary = z.object({
  session_id: SessionId,
  intent: Intent,
  query: z.string(),
  root: z.string(),
  phase: Phase,
  risk_level: Risk,
  confidence: z.number(),
  calls: z.int(),
  outcome: z.enum(OUTCOMES).nullable(),
  created_at: time,
  updated_at: time,
})
export const SessionOutput = SessionSummary.omit({ outcome: true, calls: true }).extend({
  language: z.enum(['ja', 'en']),
  frame: QueryFrame,
  routing: RoutingDecision,
  guidance: Guidance,
  requirements: z.array(Requirement),
  understanding: Understanding.nullable(),
  calls: z.array(KeptCall),
  decisions: z.array(Decision),
  outcome: Outcome.nullable(),
})
export const ListInput = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().optional(),
})
export const ListOutput = z.object({ sessions: z.array(SessionSummary), next_cursor: z.string().nullable() })
export const CallInput = z.strictObject({ session_id: SessionId, call_id: z.uuid() })
export const CallOutput = KeptCall.extend({ result: ToolAnswer })
export const DeleteOutput = z.object({ deleted: z.literal(true) })

export const OutcomeLogInput = z.strictObject({
  outcome: z.enum(OUTCOMES).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().optional(),
})
/** What each fact of a closed session rested on, and how often evidence of a tool ended well or badly. */
export const OutcomeLogOutput = z.object({
  entries: z.array(
    Outcome.extend({
      session_id: SessionId,
      intent: Intent,
      root: z.string(),
      evidence: z.array(
        Evidence.extend({ of: z.string().describe('slot or symbol'), source: Source, is_cause: z.boolean() }),
      ),
    }),
  ),
  by_tool: z.array(z.object({ tool: ToolName, success: z.int(), failure: z.int(), named_as_cause: z.int() })),
  next_cursor: z.string().nullable(),
})

export type SessionView = z.output<typeof SessionOutput>
export type Refusal = z.output<typeof Refused>
