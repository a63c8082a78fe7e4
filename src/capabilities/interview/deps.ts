import type { Evidence } from '#kernel/evidence/index.ts'
import type { Gate } from '#kernel/gate/index.ts'
import type { Jobs } from '#kernel/jobs/index.ts'
import type { Live } from '#kernel/live/index.ts'
import type { Masker } from '#text/pii/index.ts'
import type { Similarity } from '#text/index.ts'
import type { Turns } from '#kernel/turn/index.ts'
import type { Store } from '#store/store.ts'

/** What interview is built from. */
export interface InterviewDeps {
  store: Store
  gate: Gate
  turns: Turns
  live: Live
  evidence: Evidence
  similarity: Similarity
  jobs: Jobs
  /** Whatever it throws means that the text may be full of personal data. */
  masker(): Promise<Masker>
  /** Where people elsewhere reach the links of this house; null while no door is open to them. */
  publicAddress(): string | null
}
