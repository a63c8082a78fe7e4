import { makeWhyVerbs, type WhyVerbs } from '../../../src/capabilities/why/index.ts'
import { Evidence } from '../../../src/kernel/evidence/index.ts'
import { Gate, Ledger } from '../../../src/kernel/gate/index.ts'
import { Live } from '../../../src/kernel/live/index.ts'
import type { ModelRouter } from '../../../src/kernel/model/contract.ts'
import { offlineSimilarity } from '../../../src/text/index.ts'
import { loadMasker } from '../../../src/text/pii/index.ts'
import { Turns } from '../../../src/kernel/turn/index.ts'
import type { Store } from '../../../src/store/store.ts'
import { builtInOnly } from '../scripted-answers.ts'

export interface WhyHouse {
  why: WhyVerbs
  live: Live
  turns: Turns
}

/** why on a test store, with everything real but the model. */
export function whyOn(store: Store, options: { models?: ModelRouter; debug?: boolean } = {}): WhyHouse {
  const live = new Live(store)
  const turns = new Turns(store)
  const why = makeWhyVerbs({
    store,
    live,
    turns,
    gate: new Gate(options.models ?? builtInOnly, new Ledger(store)),
    evidence: new Evidence(store),
    similarity: offlineSimilarity(),
    masker: loadMasker,
    debug: options.debug ?? false,
  })
  return { why, live, turns }
}
