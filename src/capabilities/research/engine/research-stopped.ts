import type { AgentOutcome, IterationResult } from '../contract/engine.ts'
import type { ConsensusResearchResult } from './types.ts'

/** A run that did not come to its end, with all it had. */
export class ResearchStopped extends Error {
  override readonly name = 'ResearchStopped'
  readonly code: 'CANCELLED' | 'RESEARCH_FAILED'
  readonly iterations: readonly IterationResult[]
  /** Of the iteration that was not finished. */
  readonly partial: readonly AgentOutcome[]
  /** A report from the iterations that were finished; absent where there was none. */
  readonly result: ConsensusResearchResult | undefined

  constructor(
    code: ResearchStopped['code'],
    message: string,
    had: Pick<ResearchStopped, 'iterations' | 'partial' | 'result'>,
  ) {
    super(message)
    this.code = code
    this.iterations = had.iterations
    this.partial = had.partial
    this.result = had.result
  }
}
