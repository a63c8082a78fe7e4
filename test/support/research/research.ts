import {
  Corpora,
  makeResearchRuns,
  researchQueue,
  type RunDeps,
  type RunVerbs,
} from '../../../src/capabilities/research/index.ts'
import type { RunView } from '../../../src/capabilities/research/contract.ts'
import { makeGateAnalyst } from '../../../src/capabilities/research/asks/gate-analyst.ts'
import { makeGateReviewer } from '../../../src/capabilities/research/asks/gate-reviewer.ts'
import { ModelUse } from '../../../src/capabilities/research/asks/model-use.ts'
import { ConsensusResearchEngine } from '../../../src/capabilities/research/engine/index.ts'
import type { Context } from '../../../src/kernel/context.ts'
import { Evidence } from '../../../src/kernel/evidence/index.ts'
import { Gate, Ledger } from '../../../src/kernel/gate/index.ts'
import type { ModelRouter } from '../../../src/kernel/model/contract.ts'
import { Jobs } from '../../../src/kernel/jobs/index.ts'
import { Live } from '../../../src/kernel/live/index.ts'
import { callVerb } from '../../../src/kernel/verb.ts'
import type { Store } from '../../../src/store/store.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { personContext } from '../contexts.ts'
import { builtInOnly } from '../scripted-answers.ts'
import type { SmallWeb } from './small-web.ts'

export interface ResearchHouse {
  deps: RunDeps
  research: RunVerbs
  close(): Promise<void>
}

export interface ResearchHouseOptions {
  corpora?: Corpora
  makeEngine?: RunDeps['makeEngine']
  /** Models that read and write for the agents. */
  models?: ModelRouter
  /** Off where nobody is to work on what waits. */
  work?: boolean
}

/** research on a test store over a small web of its own, with everything else real; jobs and live are running. */
export async function openResearch(
  store: Store,
  web: SmallWeb,
  options: ResearchHouseOptions = {},
): Promise<ResearchHouse> {
  const live = new Live(store)
  const jobs = new Jobs(store, { queues: [researchQueue], pollSeconds: 0.5 })
  const gate = new Gate(options.models ?? builtInOnly, new Ledger(store))
  const deps: RunDeps = {
    store,
    live,
    jobs,
    gate,
    evidence: new Evidence(store),
    corpora: options.corpora ?? new Corpora({ roots: [import.meta.dirname], example: null }),
    checkSearch: () => undefined,
    makeEngine:
      options.makeEngine ??
      (async (ctx, { runId, config, journal, spent }) => {
        const models = new ModelUse(gate, ctx, runId, spent)
        const asked = { analyst: makeGateAnalyst(models), reviewer: makeGateReviewer(models, 'en'), meter: models }
        const parts = { ...web, journal, clock: ctx.clock, ...(options.models === undefined ? {} : asked) }
        return new ConsensusResearchEngine(config, parts)
      }),
  }
  const runs = makeResearchRuns(deps)
  if (options.work !== false) await jobs.work(researchQueue, runs.work, { concurrency: 2 })
  await Promise.all([live.start(), jobs.start()])
  return {
    deps,
    research: runs.verbs,
    async close() {
      await Promise.all([jobs.stop({ drainMs: 5_000 }), runs.close()])
      await live.close()
    },
  }
}

const OVER = new Set(['completed', 'failed', 'cancelled'])

/** The run once it is over, or once `until` says so. */
export async function waitFor(
  { research }: Pick<ResearchHouse, 'research'>,
  run_id: string,
  until: (run: RunView) => boolean = ({ status }) => OVER.has(status),
  ctx: Context = personContext(),
): Promise<RunView> {
  for (;;) {
    const run = await callVerb(research.getRun, ctx, { run_id })
    if (until(run)) return run
    await sleep(20)
  }
}
