import {
  analyseConversation,
  analyseQueue,
  type InterviewDeps,
  type InterviewVerbs,
  makeInterviewVerbs,
} from '../../../src/capabilities/interview/index.ts'
import { Evidence } from '../../../src/kernel/evidence/index.ts'
import { Gate, Ledger } from '../../../src/kernel/gate/index.ts'
import { Jobs } from '../../../src/kernel/jobs/index.ts'
import { Live } from '../../../src/kernel/live/index.ts'
import type { ModelRouter } from '../../../src/kernel/model/contract.ts'
import { offlineSimilarity } from '../../../src/text/index.ts'
import { loadMasker } from '../../../src/text/pii/index.ts'
import { Turns } from '../../../src/kernel/turn/index.ts'
import type { Store } from '../../../src/store/store.ts'
import { builtInOnly } from '../scripted-answers.ts'

export interface InterviewHouse {
  deps: InterviewDeps
  interview: InterviewVerbs
  close(): Promise<void>
}

export interface InterviewHouseOptions {
  models?: ModelRouter
  masker?: InterviewDeps['masker']
  publicAddress?: InterviewDeps['publicAddress']
  /** Off where a test looks at what waits to be analysed. */
  analyse?: boolean
}

/** interview on a test store, with everything real but the model; turns, jobs and live are running. */
export async function openInterview(store: Store, options: InterviewHouseOptions = {}): Promise<InterviewHouse> {
  const live = new Live(store)
  const jobs = new Jobs(store, { queues: [analyseQueue], pollSeconds: 0.5 })
  // A lease that outlives a busy machine: no test here waits for one to end.
  const turns = new Turns(store, { leaseMs: 60_000 })
  const deps: InterviewDeps = {
    store,
    live,
    jobs,
    turns,
    gate: new Gate(options.models ?? builtInOnly, new Ledger(store)),
    evidence: new Evidence(store),
    similarity: offlineSimilarity(),
    masker: options.masker ?? loadMasker,
    publicAddress: options.publicAddress ?? (() => null),
  }
  const interview = makeInterviewVerbs(deps)
  if (options.analyse !== false) await jobs.work(analyseQueue, analyseConversation(deps))
  await Promise.all([live.start(), jobs.start()])
  return {
    deps,
    interview,
    async close() {
      await turns.drain(5_000)
      await jobs.stop({ drainMs: 5_000 })
      await live.close()
    },
  }
}
