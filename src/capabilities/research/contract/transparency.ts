import { z } from 'zod'
import { AgentOutcome, ConflictDetail, ConsensusResearchConfig, FinalReport, Finding, Language } from './engine.ts'

/** What was decided in a run, and by which rule. */
export const DECISIONS = [
  'strategy',
  'query',
  'page-refused',
  'same-text',
  'instructions',
  'unchanged',
  'retry',
  'selection',
  'context',
  'human-review',
  'stop',
] as const

const share = z.number().min(0).max(1)
const iteration = z.int().min(1)

export const Decision = z.strictObject({
  kind: z.enum(DECISIONS),
  iteration: iteration.nullable(),
  agentId: z.int().min(1).nullable(),
  /** In the language of the report. */
  what: z.string(),
})

/** A score with the numbers it was made of: whoever reads it can do the sum again. */
export const ScoreCalculation = z.strictObject({
  iteration,
  reportId: z.string(),
  agentId: z.int().min(1),
  selected: z.boolean(),
  consistency: z.strictObject({
    score: share,
    penalties: z.array(
      z.strictObject({ conflictId: z.string(), severity: z.int(), confidence: share, penalty: z.number() }),
    ),
  }),
  reliability: z.strictObject({
    score: share,
    /** One row a source; copies of one text are one. */
    sources: z.array(z.strictObject({ url: z.string(), score: share })),
  }),
  coverage: z.strictObject({
    score: share,
    sourceCount: share,
    contentLength: share,
    sectionCount: share,
    entityDiversity: share,
  }),
  total: share,
})

export const TransparencyReport = z.strictObject({
  topic: z.string(),
  language: Language,
  config: ConsensusResearchConfig,
  decisions: z.array(Decision),
  agents: z.array(
    AgentOutcome.omit({ report: true }).extend({
      queries: z.array(z.string()),
      pagesRead: z.int(),
      pagesRefused: z.int(),
      claims: z.int(),
    }),
  ),
  scores: z.array(ScoreCalculation),
  attributions: z.array(Finding.extend({ confidenceWhy: z.string() })),
  conflicts: z.array(ConflictDetail.extend({ iterations: z.array(iteration) })),
  sources: FinalReport.shape.sources,
})

export type Decision = z.infer<typeof Decision>
export type ScoreCalculation = z.infer<typeof ScoreCalculation>
export type TransparencyReport = z.infer<typeof TransparencyReport>
