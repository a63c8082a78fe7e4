import { z } from 'zod'

/** Each list is written here once: types, tables, prompts, forms and i18n keys follow from it. */
export const LANGUAGES = ['ja', 'en'] as const
export const PROVIDERS = ['local', 'searxng', 'duckduckgo', 'web'] as const
export const SOURCE_TYPES = ['official', 'news', 'academic', 'community'] as const
export const TIME_RANGES = ['day', 'week', 'month', 'year', 'all'] as const
export const CONFLICT_TYPES = ['contradiction', 'inconsistency', 'outdated'] as const
/** A question is a sentence that says what nobody knows yet. */
export const CLAIM_KINDS = ['statement', 'question'] as const
/** Why a run has no further iteration. */
export const ENDINGS = ['iterations', 'early-stop', 'nothing-new', 'budget', 'cancelled', 'failed'] as const

const time = z.iso.datetime({ offset: true })
const share = z.number().min(0).max(1)

export const Language = z.enum(LANGUAGES)
export const Provider = z.enum(PROVIDERS)
export const Ending = z.enum(ENDINGS)

export const AgentStrategy = z.strictObject({
  agentId: z.int().min(1),
  queryModifiers: z.array(z.string().min(1).max(100)).max(10),
  preferredSources: z.array(z.enum(SOURCE_TYPES)),
  timeRange: z.enum(TIME_RANGES),
  maxResultsPerAgent: z.int().min(1).max(50),
})

export const SearchConfig = z.strictObject({
  provider: Provider,
  maxResultsPerAgent: z.int().min(1).max(50),
  corpus: z
    .string()
    .min(1)
    .max(4_096)
    .optional()
    .describe('for `local` and `web`: a folder of md, txt, html, pdf, docx'),
})

/** A run that reaches one of these ends with what it has. */
export const ResearchBudget = z.strictObject({
  maxTokens: z.int().min(1).optional(),
  maxCost: z.number().positive().optional().describe('US dollars'),
  deadline: time.optional(),
})

export const ConsensusResearchConfig = z.strictObject({
  topic: z.string(),
  /** Of the report; that of the topic when nothing else is said. */
  language: Language.optional(),
  agentCount: z.int().min(1).max(9),
  iterationCount: z.int().min(1).max(10),
  agentTimeoutMs: z.int().min(100).max(3_600_000),
  conflictThreshold: share,
  searchConfig: SearchConfig,
  earlyTerminationThreshold: share,
  /** Other than DEFAULT_STRATEGIES, cycled when there are more agents. */
  strategies: z.array(AgentStrategy).min(1).max(9).optional(),
  /** How reliable a registrable domain is, before the built-in table is asked. */
  reliability: z.record(z.string().min(1).max(253), share).optional(),
  budget: ResearchBudget.optional(),
})

/** A page that was read, kept as it was. Several addresses with the same text are one source. */
export const SourceReference = z.strictObject({
  /** Names the snapshot inside a run. */
  pageId: z.string(),
  url: z.string(),
  title: z.string(),
  fetchedAt: time,
  /** As the page says it; empty where it does not. */
  published: z.string(),
  language: Language,
  reliabilityScore: share,
  /** Of the text. */
  hash: z.string(),
  /** Pages of the same text count as one source: all of them carry the same word here. */
  originId: z.string(),
})

/** A sentence of a page, word for word: `text` is what stands in the snapshot from `start` to `end`. */
export const ResearchClaim = z.strictObject({
  claimId: z.string(),
  text: z.string(),
  pageId: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  /** How much it says about the topic. */
  weight: share,
  kind: z.enum(CLAIM_KINDS),
})

const Stands = {
  text: z.string(),
  /** Address of the page. */
  source: z.string(),
  pageId: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
}
const Statement = z.strictObject({
  ...Stands,
  reportId: z.string(),
  /** Other pages that take the same side, with their sentences. */
  also: z.array(z.strictObject(Stands)).optional(),
})
export const ConflictDetail = z.strictObject({
  conflictId: z.string(),
  type: z.enum(CONFLICT_TYPES),
  statement1: Statement,
  statement2: Statement,
  severity: z.int().min(1).max(5),
  confidence: share,
  /** The rule's reason, in the language of the statements. */
  why: z.string(),
  /** What a model or the age of the sources says about it; a conflict without it is unresolved. */
  resolution: z.string().optional(),
})

export const ReportScore = z.strictObject({
  reportId: z.string(),
  consistencyScore: share,
  reliabilityScore: share,
  coverageScore: share,
  totalScore: share,
  conflicts: z.array(ConflictDetail),
  unverifiedCount: z.int().min(0),
  sourceUrls: z.array(z.string()),
})

const WrittenBy = z.enum(['model', 'built-in'])
export const Entity = z.strictObject({ text: z.string(), count: z.int().min(1) })

/** A part of an agent's report; each sentence names the claims it stands on. */
export const ReportSection = z.strictObject({
  heading: z.string(),
  sentences: z.array(z.strictObject({ text: z.string(), claimIds: z.array(z.string()).min(1) })),
})

export const AgentReport = z.strictObject({
  agentId: z.int().min(1),
  reportId: z.string(),
  /** Markdown made from `sections`; [n] after a sentence is the n-th of `sources`. */
  content: z.string(),
  sections: z.array(ReportSection),
  sources: z.array(SourceReference),
  claims: z.array(ResearchClaim),
  entities: z.array(Entity),
  strategy: AgentStrategy,
  queries: z.array(z.string()),
  /** Pages that could not or may not be read. */
  refusals: z.array(z.strictObject({ url: z.string(), reason: z.string() })),
  generatedAt: time,
  durationMs: z.number().min(0),
  /** `built-in` when no model wrote it, or none that was let through. */
  writtenBy: WrittenBy,
  /** Nothing new was found: the content is the previous consensus. */
  unchanged: z.boolean(),
})

/** What one agent came to in one iteration. What a failed one had found is kept and not scored. */
export const AgentOutcome = z.strictObject({
  iteration: z.int().min(1),
  attempt: z.int().min(1).max(2),
  agentId: z.int().min(1),
  status: z.enum(['completed', 'failed', 'timed-out', 'cancelled']),
  report: AgentReport.nullable().describe('partial unless completed'),
  error: z.string().nullable(),
  startedAt: time,
  durationMs: z.number().min(0),
})

export const IterationResult = z.strictObject({
  iteration: z.int().min(1),
  agentReports: z.array(AgentReport),
  /** Partial and failed ones too. */
  outcomes: z.array(AgentOutcome),
  scores: z.array(ReportScore),
  consensusReport: z.string(),
  selectedReportId: z.string(),
  selectionReason: z.string(),
  /** Every report is over the conflict threshold. */
  needsHumanReview: z.boolean(),
  durationMs: z.number().min(0),
})

/** [n] of a final report: a sentence in a snapshot. */
export const Citation = z.strictObject({
  source: z.int().min(1).describe('number in the list of sources'),
  pageId: z.string(),
  text: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
})

const STANDINGS = ['plan', 'view'] as const
export type Standing = (typeof STANDINGS)[number]

/** What a report adds to a sentence that it quotes: visibly its own words, never the page's. */
const Remarks = {
  about: z
    .string()
    .optional()
    .describe('whom or when it speaks of, as the heading, author or date of its page says; shown in brackets'),
  disputedBy: z.array(z.int().min(1)).optional().describe('numbers of the sources that contradict it'),
  standing: z
    .enum(STANDINGS)
    .optional()
    .describe('plan: meant or reckoned with when it was written; view: what its writer thinks or went through'),
}

export const Finding = z.strictObject({
  findingId: z.string(),
  text: z.string(),
  ...Remarks,
  part: z.string().optional().describe('of the question: what it answers'),
  confidence: share,
  /** Agents and independent sources that say it. */
  agents: z.array(z.int().min(1)),
  independentSources: z.int().min(1),
  citations: z.array(Citation).min(1),
})

const CitedSentence = z.strictObject({ text: z.string(), ...Remarks, citations: z.array(Citation).min(1) })

/** The final report as data; its Markdown, HTML and docx are made from it. Findings come first. */
export const FinalReport = z.strictObject({
  topic: z.string(),
  language: Language,
  generatedAt: time,
  executiveSummary: z.array(CitedSentence),
  findings: z.array(Finding),
  sections: z.array(
    z.strictObject({
      heading: z.string(),
      source: z.int().min(1).optional().describe('number of the one source that all of it is from'),
      sentences: z.array(CitedSentence),
    }),
  ),
  conflicts: z.array(ConflictDetail),
  /** Questions the sources leave open. */
  openQuestions: z.array(CitedSentence),
  /** Parts of the topic about which nothing was found. */
  unanswered: z.array(z.string()).optional(),
  /** The twenty most reliable, and every one that is cited. */
  sources: z.array(
    SourceReference.extend({
      number: z.int().min(1),
      byline: z.string().optional().describe('who wrote it and when, as the line under its title says'),
      copies: z.array(z.string()).describe('the same text elsewhere'),
      instructions: z
        .int()
        .min(1)
        .optional()
        .describe('how many passages of it instruct a reader or a machine; none was followed, none is quoted'),
    }),
  ),
  method: z.strictObject({
    agents: z.int(),
    iterations: z.int(),
    pagesRead: z.int(),
    pagesRefused: z.int(),
    unread: z
      .strictObject({ count: z.int().min(1), urls: z.array(z.string()) })
      .optional()
      .describe('documents of the folder that nobody read'),
    beside: z.array(z.string()).optional().describe('read, and found to be about something else'),
    endedBy: Ending,
    needsHumanReview: z.boolean(),
    writtenBy: WrittenBy,
  }),
  iterations: z.array(
    z.strictObject({
      iteration: z.int(),
      score: share,
      consistency: share,
      reliability: share,
      coverage: share,
      reason: z.string(),
    }),
  ),
  finalScore: ReportScore,
})

export type Language = z.infer<typeof Language>
export type Provider = z.infer<typeof Provider>
export type Ending = z.infer<typeof Ending>
export type SourceType = (typeof SOURCE_TYPES)[number]
export type TimeRange = (typeof TIME_RANGES)[number]
export type AgentStrategy = z.infer<typeof AgentStrategy>
export type SearchConfig = z.infer<typeof SearchConfig>
export type ResearchBudget = z.infer<typeof ResearchBudget>
export type ConsensusResearchConfig = z.infer<typeof ConsensusResearchConfig>
export type SourceReference = z.infer<typeof SourceReference>
export type ResearchClaim = z.infer<typeof ResearchClaim>
export type ConflictDetail = z.infer<typeof ConflictDetail>
export type ReportScore = z.infer<typeof ReportScore>
export type ClaimKind = (typeof CLAIM_KINDS)[number]
export type ReportSection = z.infer<typeof ReportSection>
export type Entity = z.infer<typeof Entity>
export type AgentReport = z.infer<typeof AgentReport>
export type AgentOutcome = z.infer<typeof AgentOutcome>
export type IterationResult = z.infer<typeof IterationResult>
export type Citation = z.infer<typeof Citation>
export type Finding = z.infer<typeof Finding>
export type FinalReport = z.infer<typeof FinalReport>
