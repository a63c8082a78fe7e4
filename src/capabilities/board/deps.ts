import type { Confirmations } from '#kernel/confirm/index.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import type { Gate } from '#kernel/gate/index.ts'
import type { Live } from '#kernel/live/index.ts'
import type { Store } from '#store/store.ts'

/** What board is built from. */
export interface BoardDeps {
  store: Store
  gate: Gate
  live: Live
  confirmations: Confirmations
  evidence: Evidence
}

/** What evidence is linked to when it belongs to a node. */
export const NODE_EVIDENCE = 'board_node'
