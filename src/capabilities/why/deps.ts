import type { Evidence } from '#kernel/evidence/index.ts'
import type { Gate } from '#kernel/gate/index.ts'
import type { Live } from '#kernel/live/index.ts'
import type { Similarity } from '#text/index.ts'
import type { Masker } from '#text/pii/index.ts'
import type { Turns } from '#kernel/turn/index.ts'
import type { Store } from '#store/store.ts'

/** What why is built from. */
export interface WhyDeps {
  store: Store
  gate: Gate
  turns: Turns
  live: Live
  evidence: Evidence
  similarity: Similarity
  masker: () => Promise<Masker>
  /** Lets scores and the planner's view out to the screen. */
  debug: boolean
}
