import type { Context } from '#kernel/context.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import type { Gate } from '#kernel/gate/index.ts'
import type { Jobs } from '#kernel/jobs/index.ts'
import type { Live } from '#kernel/live/index.ts'
import type { Store } from '#store/store.ts'
import type {
  ConsensusResearchConfig,
  ConsensusResearchEventListener,
  ConsensusResearchResult,
  ResearchJournal,
  SearchConfig,
} from './engine/types.ts'
import type { Corpora } from './runs/corpora.ts'

/** What a run needs of the engine. */
export interface RunEngine {
  on(event: 'event', listener: ConsensusResearchEventListener): unknown
  research(topic: string, options: { signal: AbortSignal }): Promise<ConsensusResearchResult>
}

export interface EngineOrder {
  runId: string
  /** With the corpus as the folder it really is. */
  config: ConsensusResearchConfig
  journal: ResearchJournal
  /** What models have used for this run before. */
  spent: { tokens: number; cost: number | null }
}

/** What research keeps its runs with. */
export interface RunDeps {
  store: Store
  gate: Gate
  live: Live
  jobs: Jobs
  evidence: Evidence
  corpora: Corpora
  /** Refuses what cannot be searched here, such as a provider that is not set up. */
  checkSearch(config: SearchConfig): void
  /** One engine for one run. */
  makeEngine(ctx: Context, order: EngineOrder): Promise<RunEngine>
}
