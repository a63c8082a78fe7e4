import type { AgentStrategy, ConsensusResearchConfig, Language } from '../contract/engine.ts'
import type { ReportScorer } from './scoring/report-scorer.ts'
import type { RunBudget } from './run-budget.ts'
import type { EngineParts } from './parts.ts'
import type { ConsensusResearchEvent, EventStamp, SnapshotPage } from './types.ts'

type Unstamped<E> = E extends ConsensusResearchEvent ? Omit<E, keyof EventStamp> : never

/** What the parts of one run share. Agents see nothing of it but what they are handed. */
export interface Run {
  config: ConsensusResearchConfig
  language: Language
  strategies: readonly AgentStrategy[]
  parts: EngineParts
  scorer: ReportScorer
  budget: RunBudget
  /** Cancels everything. */
  signal: AbortSignal
  /** Every page that was read, by its id. */
  pages: Map<string, SnapshotPage>
  tell(event: Unstamped<ConsensusResearchEvent>): void
}
