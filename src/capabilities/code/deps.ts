import type { Evidence } from '#kernel/evidence/index.ts'
import type { Gate } from '#kernel/gate/index.ts'
import type { Live } from '#kernel/live/index.ts'
import type { Store } from '#store/store.ts'
import type { CodeFacts } from './facts.ts'
import type { Roots } from './sessions/roots.ts'

/** What the sessions of code are built from. */
export interface CodeDeps {
  store: Store
  gate: Gate
  live: Live
  evidence: Evidence
  facts: CodeFacts
  roots: Roots
}
