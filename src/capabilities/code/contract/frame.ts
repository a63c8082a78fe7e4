import { z } from 'zod'
import { Hit, ToolName } from './hits.ts'

export const INTENTS = ['IMPLEMENT', 'MODIFY', 'INVESTIGATE', 'QUESTION'] as const
export const PHASES = ['EXPLORATION', 'SEMANTIC', 'VERIFICATION', 'READY'] as const
export const SLOTS = ['target_feature', 'trigger_condition', 'observed_issue', 'desired_action'] as const
export const RISKS = ['HIGH', 'MEDIUM', 'LOW'] as const
export const SOURCES = ['FACT', 'HYPOTHESIS'] as const
export const CATEGORIES = ['bug', 'feature', 'refactoring', 'performance', 'question', 'other'] as const

export const Intent = z.enum(INTENTS)
export type Intent = z.infer<typeof Intent>
export const Phase = z.enum(PHASES)
export type Phase = z.infer<typeof Phase>
export const SlotName = z.enum(SLOTS)
export type SlotName = z.infer<typeof SlotName>
export const Risk = z.enum(RISKS)
export type Risk = z.infer<typeof Risk>
export const Source = z.enum(SOURCES)
export type Source = z.infer<typeof Source>

const time = z.iso.datetime({ offset: true })

/** A call of this session that the server made and kept. */
export const Evidence = z.object({
  call_id: z.uuid(),
  tool: ToolName,
  params: z.unknown(),
  result_summary: z.string(),
  timestamp: time,
})
export type Evidence = z.infer<typeof Evidence>

/** The same as somebody claims it: `call_id` says which call, and whatever else is said must be true of that call. */
export const EvidenceClaim = z.strictObject({
  call_id: z.string().min(1).max(100),
  tool: z.string().max(60).optional(),
  params: z.unknown().optional(),
  result_summary: z.string().max(20_000).optional(),
  timestamp: z.string().max(60).optional(),
})
export type EvidenceClaim = z.infer<typeof EvidenceClaim>

/** `quote` and `at` say where in the request it stands; null for what was found in the code. */
export const Slot = z.object({
  value: z.string(),
  quote: z.string().nullable(),
  at: z.tuple([z.int(), z.int()]).nullable().describe('UTF-16 offsets of the quote in raw_query'),
})
export type Slot = z.infer<typeof Slot>

export const MappedSymbol = z.object({
  name: z.string(),
  source: Source,
  confidence: z.number().min(0).max(1),
  evidence: Evidence,
})

export const QueryFrame = z.object({
  raw_query: z.string(),
  extraction_confidence: z.number().min(0).max(1),
  target_feature: Slot.nullable(),
  trigger_condition: Slot.nullable(),
  observed_issue: Slot.nullable(),
  desired_action: Slot.nullable(),
  mapped_symbols: z.array(MappedSymbol),
  slot_source: z.partialRecord(SlotName, Source),
  slot_evidence: z.partialRecord(SlotName, Evidence),
  missing_slots: z.array(SlotName),
  confirmed_symbols: z.array(z.string()).nullable().describe('null until an understanding was accepted'),
})
export type QueryFrame = z.infer<typeof QueryFrame>

export const RoutingDecision = z.object({
  initial_phase: z.literal('EXPLORATION'),
  initial_tools: z.array(ToolName),
  priority_slots: z.array(SlotName),
  risk_level: Risk,
})
export type RoutingDecision = z.infer<typeof RoutingDecision>

export const Guidance = z.object({
  missing_slots: z.array(SlotName),
  hints: z.array(z.object({ slot: SlotName, hint: z.string(), action: z.string(), tools: z.array(ToolName) })),
  recommended_tools: z.array(ToolName),
  category: z.enum(CATEGORIES).describe('a hint only; nothing is decided by it'),
  look_first: z
    .array(Hit.pick({ path: true, lines: true, symbol: true }))
    .describe('where `query` would look first: a hint, no evidence'),
})
export type Guidance = z.infer<typeof Guidance>
