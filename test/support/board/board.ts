import { type BoardVerbs, makeBoardVerbs } from '../../../src/capabilities/board/index.ts'
import { Confirmations } from '../../../src/kernel/confirm/index.ts'
import { Evidence } from '../../../src/kernel/evidence/index.ts'
import { Gate, Ledger } from '../../../src/kernel/gate/index.ts'
import { Live } from '../../../src/kernel/live/index.ts'
import type { ModelRouter } from '../../../src/kernel/model/contract.ts'
import type { Store } from '../../../src/store/store.ts'
import { builtInOnly } from '../scripted-answers.ts'

/** board on a test store, with everything real but the model. */
export function boardOn(store: Store, models: ModelRouter = builtInOnly): BoardVerbs {
  return makeBoardVerbs({
    store,
    live: new Live(store),
    gate: new Gate(models, new Ledger(store)),
    confirmations: new Confirmations(store),
    evidence: new Evidence(store),
  })
}
