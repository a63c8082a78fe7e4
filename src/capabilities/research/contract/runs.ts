import { z } from 'zod'
import { defineStream } from '#kernel/live/contract.ts'
import {
  AgentOutcome,
  AgentReport,
  ConsensusResearchConfig,
  Ending,
  Language,
  ReportScore,
  ResearchBudget,
  SearchConfig,
  SourceReference,
} from './engine.ts'

export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export const REPORT_FORMATS = ['md', 'html', 'json', 'docx'] as const
export const TRANSPARENCY_FORMATS = ['json', 'md'] as const
export const AGENT_STATUSES = ['running', ...AgentOutcome.shape.status.options] as const

/** What was wrong when a model gave no answer that could be used. */
export const MODEL_TROUBLES = [
  'key-refused',
  'no-credit',
  'unknown-model',
  'overloaded',
  'server-error',
  'away',
  'too-slow',
  'broken-off',
  'unusable',
] as const

const RunId = z.uuid()
const time = z.iso.datetime({ offset: true })
const share = z.number().min(0).max(1)

/** What a caller may set; everything else is DEFAULT_CONFIG's. */
export const ResearchOptions = ConsensusResearchConfig.omit({ topic: true })
  .extend({ searchConfig: SearchConfig.partial(), budget: ResearchBudget })
  .partial()

export const StartInput = z.strictObject({
  topic: z.string().trim().min(1).max(500),
  options: ResearchOptions.optional(),
  idempotency_key: z.string().min(1).max(200).optional(),
})
export const StartOutput = z.object({ run_id: RunId })
export const RunInput = z.strictObject({ run_id: RunId })

/** A lane of the live page. */
export const AgentLane = z.object({
  agent_id: z.int(),
  attempt: z.int(),
  status: z.enum(AGENT_STATUSES),
  queries: z.array(z.string()),
  pages: z.array(z.object({ page_id: z.string(), url: z.string(), title: z.string() })),
  claims: z.int(),
  report_id: z.string().nullable(),
  started_at: time,
  duration_ms: z.number().nullable(),
  error: z.string().nullable(),
})
export const RunIteration = z.object({
  iteration: z.int(),
  agents: z.array(AgentLane),
  scores: z.array(ReportScore),
  selected_report_id: z.string().nullable(),
  selection_reason: z.string().nullable(),
  duration_ms: z.number().nullable(),
})
export const RunSummary = z.object({
  run_id: RunId,
  topic: z.string(),
  language: Language,
  status: z.enum(RUN_STATUSES),
  ended_by: Ending.nullable(),
  progress: z.int().min(0).max(100),
  final_score: share.nullable(),
  needs_human_review: z.boolean(),
  conflicts: z.int(),
  created_at: time,
  started_at: time.nullable(),
  completed_at: time.nullable(),
})
export const RunOutput = RunSummary.extend({
  config: ConsensusResearchConfig,
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  iterations: z.array(RunIteration),
  /** Providers that were slow to answer or did not. */
  degraded: z.array(z.object({ provider: z.string(), reason: z.string(), at: time })),
  /** How models were used: whatever they did not answer was done by quoting. */
  models: z.object({
    asked: z.int(),
    answered: z.int(),
    troubles: z.array(z.object({ kind: z.enum(MODEL_TROUBLES), times: z.int() })).describe('the most frequent first'),
  }),
  tokens_in: z.int(),
  tokens_out: z.int(),
  cost: z.number().nullable().describe('US dollars; null when no price is known'),
  has_report: z.boolean(),
})
export const ListInput = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().optional(),
})
export const ListOutput = z.object({
  runs: z.array(RunSummary),
  next_cursor: z.string().nullable(),
  corpora: z.array(z.string()).describe('names of the folders research may read here; the first when none is named'),
})
export const DeleteOutput = z.object({ deleted: z.literal(true) })

export const ReportInput = z.strictObject({ run_id: RunId, format: z.enum(REPORT_FORMATS).optional() })
export const TransparencyInput = z.strictObject({ run_id: RunId, format: z.enum(TRANSPARENCY_FORMATS).optional() })
/** A file; what is not text is written in Base64. */
export const ReportOutput = z.object({
  filename: z.string(),
  content_type: z.string(),
  encoding: z.enum(['utf8', 'base64']),
  content: z.string(),
})
export const AgentReportsOutput = z.object({ reports: z.array(AgentReport.extend({ iteration: z.int() })) })
export const PageInput = z.strictObject({ run_id: RunId, page_id: z.string().min(1).max(100) })
/** A page as it was when it was read. */
export const PageOutput = SourceReference.extend({
  text: z.string(),
  instructions: z
    .array(z.object({ start: z.int().min(0), end: z.int().min(0) }))
    .describe('where it instructs a reader or a machine; none of it was followed'),
})

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), data: z.strictObject({ ...shape, progress: z.int().min(0).max(100), at: time }) })
const iteration = z.int().min(1)

/** The source's nine and `providerDegraded` are facts; `agentProgress` is a draft. Long things are read from the run. */
export const researchStream = defineStream({
  name: (runId: string) => `research:${runId}`,
  events: z.discriminatedUnion('type', [
    event('researchStarted', { topic: z.string() }),
    event('iterationStarted', {
      iteration,
      unresolvedQuestions: z.array(z.string()),
      areasToDeepen: z.array(z.string()),
    }),
    event('agentStarted', { iteration, agentId: z.int(), attempt: z.int() }),
    event('agentCompleted', {
      iteration,
      agentId: z.int(),
      attempt: z.int(),
      durationMs: z.number(),
      success: z.boolean(),
    }),
    event('scoringCompleted', { iteration, best: share, conflicts: z.int() }),
    event('consensusSelected', { iteration, selectedAgentId: z.int(), reason: z.string() }),
    event('iterationCompleted', { iteration, durationMs: z.number() }),
    event('researchCompleted', { endedBy: Ending, finalScore: share }),
    event('researchFailed', { code: z.string(), message: z.string() }),
    event('providerDegraded', { provider: z.string(), reason: z.string() }),
    event('agentProgress', {
      iteration,
      agentId: z.int(),
      stage: z.string(),
      latest: z
        .string()
        .optional()
        .describe('the query that was asked last, or the title of the page that was read last'),
      queries: z.int(),
      pages: z.int(),
      claims: z.int(),
    }),
  ]),
})

export type RunView = z.output<typeof RunOutput>
export type ReportFile = z.output<typeof ReportOutput>
