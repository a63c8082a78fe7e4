import type {
  AgentOutcome,
  AgentReport,
  AgentStrategy,
  ConflictDetail,
  ConsensusResearchConfig,
  Ending,
  FinalReport,
  IterationResult,
  Language,
  ReportScore,
  ResearchClaim,
  SourceReference,
  TimeRange,
} from '../contract/engine.ts'

import type { TransparencyReport } from '../contract/transparency.ts'

export type * from '../contract/engine.ts'

export interface IterationContext {
  topic: string
  language: Language
  iteration: number
  previousConsensus: string | null
  previousScore: ReportScore | null
  /** The report the previous consensus is: a new one extends its claims, sources and sections. */
  previousReport: AgentReport | null
  unresolvedQuestions: string[]
  /** Addresses nobody reads again. */
  coveredSources: string[]
  areasToDeepen: string[]
  isInitial: boolean
}

export interface ConsensusSelection {
  selectedReportId: string
  reason: string
}

export interface ConsensusResearchResult {
  /** Markdown made from `report`. */
  finalReport: string
  report: FinalReport
  transparency: TransparencyReport
  iterations: IterationResult[]
  endedBy: Ending
  needsHumanReview: boolean
  totalDurationMs: number
  totalAgentRuns: number
  finalScore: ReportScore
  /** Every page read, by its id. */
  pages: SnapshotPage[]
  metadata: { topic: string; startedAt: string; completedAt: string; config: ConsensusResearchConfig }
}

/** A page as it was read: what claims quote from. */
export interface SnapshotPage extends SourceReference {
  text: string
}

export interface EventStamp {
  progress: number
  at: string
}
export type ConsensusResearchEvent = EventStamp &
  (
    | { type: 'researchStarted'; topic: string; config: ConsensusResearchConfig }
    | { type: 'iterationStarted'; iteration: number; context: IterationContext }
    | { type: 'agentStarted'; iteration: number; agentId: number; attempt: number; strategy: AgentStrategy }
    | {
        type: 'agentProgress'
        iteration: number
        agentId: number
        stage: string
        latest?: string
        queries: number
        pages: number
        claims: number
      }
    | {
        type: 'agentCompleted'
        iteration: number
        agentId: number
        attempt: number
        durationMs: number
        success: boolean
      }
    | { type: 'scoringCompleted'; iteration: number; scores: ReportScore[] }
    | { type: 'consensusSelected'; iteration: number; selectedAgentId: number; reason: string }
    | { type: 'iterationCompleted'; iteration: number; durationMs: number }
    | { type: 'researchCompleted'; result: ConsensusResearchResult }
    | { type: 'researchFailed'; error: Error; partial: readonly AgentOutcome[] }
    | { type: 'providerDegraded'; provider: string; reason: string }
  )
export type ConsensusResearchEventListener = (event: ConsensusResearchEvent) => void

/** What an agent asks a provider for. */
export interface SearchQuery {
  text: string
  language: Language
  timeRange: TimeRange
  most: number
  /** Addresses that need not be named again. */
  covered: ReadonlySet<string>
  /** Where all there is can be read, all of it is wanted, whatever `most` says. */
  whole?: boolean
}
export interface SearchResult {
  url: string
  title: string
  snippet: string
  /** ISO; absent where nobody knows. */
  published?: string
  /** One of so few that all are read, beside what an agent may choose. */
  always?: true
}

/** Says that a provider was slow, limited or away, while it goes on trying. */
export type Degraded = (provider: string, reason: string) => void

export interface SearchProvider {
  readonly name: string
  /** Throws only what stops the whole search: what passes is tried again with back-off and told to `degraded`. */
  search(query: SearchQuery, signal: AbortSignal, degraded: Degraded): Promise<SearchResult[]>
  /** The addresses of all there is, where somebody knows: a report names what nobody read. */
  list?(signal: AbortSignal): Promise<string[]>
}

export interface PageText {
  url: string
  title: string
  text: string
  published: string
  hash: string
  fetchedAt: string
}
export interface PageSource {
  /** Null with a reason when a page cannot or may not be read. Never throws but for `signal`. */
  read(result: SearchResult, signal: AbortSignal): Promise<PageText | { refused: string }>
}

/**
 * What a run has finished already: whoever starts again asks here first and repeats nothing. Only what was cancelled is
 * done again, so `keepOutcome` may replace.
 */
export interface ResearchJournal {
  outcome(iteration: number, attempt: number, agentId: number): Promise<AgentOutcome | undefined>
  keepOutcome(outcome: AgentOutcome): Promise<void>
  page(pageId: string): Promise<SnapshotPage | undefined>
  keepPage(page: SnapshotPage): Promise<void>
  iteration(iteration: number): Promise<IterationResult | undefined>
  keepIteration(result: IterationResult): Promise<void>
}

/** The rules for what cannot both be true. A claim is read once and then judged against many. */
export interface ConflictJudge<R> {
  read(claim: { text: string; language?: Language; years?: readonly number[] }): R
  judge(
    a: R,
    b: R,
  ): { conflict: boolean; type: ConflictDetail['type'] | null; severity: number; confidence: number; why: string }
  /** Pairs worth judging, by their place in the list. */
  candidates(claims: readonly R[]): Iterable<[number, number]>
}

/** May a candidate stand? A model's word dismisses or confirms, it never adds one. */
export interface ConflictReviewer {
  review(conflicts: readonly ConflictDetail[], signal: AbortSignal): Promise<ConflictDetail[]>
}

export interface Assignment {
  topic: string
  language: Language
  strategy: AgentStrategy
  context: IterationContext
  /** By then a model must have answered: what it does not say in time is done without it, while there is time. */
  until?: Date
}
/** Reads and writes for an agent. Without a model it quotes; with one, what it says has passed the gate. */
export interface Analyst {
  /** Sentences of the page that say something about the topic, word for word. */
  claims(page: SnapshotPage, assignment: Assignment, signal: AbortSignal): Promise<ResearchClaim[]>
  /** What a report says, every sentence with the claims it stands on; those of the previous consensus among them. */
  write(
    claims: readonly ResearchClaim[],
    sources: readonly SourceReference[],
    assignment: Assignment,
    signal: AbortSignal,
  ): Promise<Pick<AgentReport, 'sections' | 'writtenBy'>>
}

/** What models have used so far in this run, whoever asked them; `cost` is null while no price is known. */
export interface Meter {
  spent(): { tokens: number; cost: number | null }
}
