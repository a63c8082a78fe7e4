import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { crashPoint } from '#kernel/crash-points.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import type { JobHandler } from '#kernel/jobs/index.ts'
import { repeating } from '#kernel/repeating.ts'
import { isUnavailable } from '#store/errors/unavailable.ts'
import type { Store } from '#store/store.ts'
import { researchStream } from '../contract.ts'
import type { RunDeps, RunEngine } from '../deps.ts'
import { ResearchStopped } from '../engine/research-stopped.ts'
import type { ConsensusResearchResult } from '../engine/types.ts'
import { type Concluded, readRun, type RunRow, spentOn } from '../rows/runs.ts'
import type { ActiveRun, ActiveRuns } from './active-runs.ts'
import { CANCELLED, conclude, type Conclusion, failureOf } from './conclude.ts'
import {
  begunTooOften,
  type Claimed,
  claimRun,
  holdRun,
  LostRun,
  MOST_BEGINNINGS,
  releaseRun,
  renewLease,
} from './lease.ts'
import { patiently } from './patience.ts'
import type { researchQueue } from './queue.ts'
import { StoreJournal } from './store-journal.ts'

const RENEW_MS = 1_000
const LOOK_AGAIN_MS = 1_000
/** How long an end may wait for a database that is away, before the job is given back. */
const CONCLUDE_MS = 60_000

/**
 * Works on a run until it ends. At least once and any number of times: what is kept is never done again, and of several
 * who work on the same run only the one who holds it can write.
 */
export function workOnRun(deps: RunDeps, active: ActiveRuns): JobHandler<typeof researchQueue.schema> {
  return async (jobCtx, { run_id: runId }, jobSignal) => {
    const token = jobCtx.ids.next()
    const claimed = await claimWhenFree(deps, jobCtx, active, runId, token, jobSignal)
    if (claimed === undefined) return
    const mine = active.begin(runId)
    const closing = () => mine.stop('closing')
    jobSignal.addEventListener('abort', closing, { once: true })
    if (jobSignal.aborted) closing()
    const ctx = { ...jobCtx, signal: mine.signal, budget: { left: Number.POSITIVE_INFINITY } }
    const watch = watchOver(deps.store, ctx, runId, token, mine)
    try {
      await new Work(deps, ctx, claimed, token, mine).run()
      crashPoint('research.after-report')
    } finally {
      clearInterval(watch)
      jobSignal.removeEventListener('abort', closing)
      await forgetIfDeleted(deps, jobCtx, runId)
      mine.end()
    }
  }
}

/** Undefined when there is nothing to do. Whoever holds it may be a process that is gone: then the lease ends soon. */
async function claimWhenFree(
  deps: RunDeps,
  ctx: Context,
  active: ActiveRuns,
  runId: string,
  token: string,
  signal: AbortSignal,
): Promise<RunRow | undefined> {
  for (;;) {
    const claimed = active.has(runId) ? 'held' : await claim(deps, ctx, runId, token)
    if (claimed === 'over') return undefined
    if (claimed !== 'held') return claimed.run
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}

function claim({ store, live }: RunDeps, ctx: Context, runId: string, token: string): Promise<Claimed> {
  return store.tx(async (tx) => {
    const claimed = await claimRun(tx, ctx, store, runId, token)
    if (typeof claimed === 'string' || !claimed.isNew) return claimed
    const { topic, progress } = claimed.run
    const data = { topic, progress, at: ctx.clock.now().toISOString() }
    await live.tell(tx, ctx, researchStream.of(runId), { type: 'researchStarted', data })
    return claimed
  })
}

/** Keeps the lease, and hears of a cancellation made elsewhere. */
function watchOver(store: Store, ctx: Context, runId: string, token: string, mine: ActiveRun): NodeJS.Timeout {
  return repeating(RENEW_MS, async () => {
    try {
      const { cancelled } = await renewLease(store, ctx, runId, token)
      if (cancelled) mine.stop('cancelled')
    } catch (error) {
      if (error instanceof LostRun) mine.stop('lost')
    }
  })
}

class Work {
  readonly #deps: RunDeps
  readonly #ctx: Context
  readonly #run: RunRow
  readonly #token: string
  readonly #mine: ActiveRun
  readonly #journal: StoreJournal
  #broken: unknown

  constructor(deps: RunDeps, ctx: Context, run: RunRow, token: string, mine: ActiveRun) {
    this.#deps = deps
    this.#ctx = ctx
    this.#run = run
    this.#token = token
    this.#mine = mine
    const broken = (error: unknown) => {
      this.#broken ??= error
      mine.stop(error instanceof LostRun ? 'lost' : 'broken')
    }
    this.#journal = new StoreJournal(deps, ctx, { run, token, signal: mine.signal, broken })
  }

  async run(): Promise<void> {
    crashPoint('research.claimed')
    let result: ConsensusResearchResult | undefined
    let error: unknown = null
    try {
      result = await this.#research()
    } catch (thrown) {
      error = thrown
      if (thrown instanceof ResearchStopped) ({ result } = thrown)
    }
    await this.#end(result, error)
  }

  async #research(): Promise<ConsensusResearchResult> {
    if (this.#run.begun > MOST_BEGINNINGS) throw begunTooOften()
    if (this.#run.cancelRequestedAt !== null) this.#mine.stop('cancelled')
    this.#mine.signal.throwIfAborted()
    const engine = await this.#engine()
    return engine.research(this.#run.topic, { signal: this.#mine.signal })
  }

  async #engine(): Promise<RunEngine> {
    const { id: runId, config, corpusFolder } = this.#run
    const { corpus: _name, ...search } = config.searchConfig
    const searchConfig = corpusFolder === null ? search : { ...search, corpus: corpusFolder }
    const { tokensIn, tokensOut, cost } = await spentOn(this.#deps.store.db, this.#ctx, runId)
    const spent = { tokens: tokensIn + tokensOut, cost }
    const order = { runId, config: { ...config, searchConfig }, journal: this.#journal, spent }
    const engine = await this.#deps.makeEngine(this.#ctx, order)
    engine.on('event', (event) => this.#journal.hear(event))
    return engine
  }

  /** A run that was only interrupted is given back as it is; anything else is its end. */
  async #end(result: ConsensusResearchResult | undefined, error: unknown): Promise<void> {
    await this.#journal.settled()
    const { reason } = this.#mine
    const isInterrupted = reason === 'lost' || reason === 'closing'
    if (isInterrupted || error instanceof LostRun || isUnavailable(error)) return this.#giveBack()
    if (reason === 'broken') return this.#conclude({ accepted: null, failure: failureOf(this.#broken) })
    const failure = reason === 'cancelled' ? CANCELLED : error === null ? null : failureOf(error)
    crashPoint('research.before-report')
    const accepted = result === undefined ? null : await this.#judged(result)
    if (accepted instanceof Error) return this.#conclude({ accepted: null, failure: failureOf(accepted) })
    return this.#conclude({ accepted, failure })
  }

  /** A report that cannot be kept is the failure of the run, and not a reason to do all of it again. */
  async #judged(result: ConsensusResearchResult): Promise<Accepted<Concluded> | NazeError> {
    try {
      // With the configuration as it is shown: the one the engine had says where the corpus lies on this machine.
      const transparency = { ...result.transparency, config: this.#run.config }
      return await this.#journal.judged({ report: result.report, transparency })
    } catch (error) {
      if (error instanceof NazeError) return error
      throw error
    }
  }

  async #conclude(conclusion: Conclusion): Promise<void> {
    const { store } = this.#deps
    await patiently(AbortSignal.timeout(CONCLUDE_MS), () =>
      store.tx(async (tx) => {
        const run = await holdRun(tx, this.#ctx, this.#run.id, this.#token)
        await conclude(tx, this.#ctx, this.#deps, run, conclusion)
      }),
    )
  }

  /** By throwing: the job is tried again, here or elsewhere. */
  async #giveBack(): Promise<never> {
    const { store } = this.#deps
    await releaseRun(store, this.#ctx, this.#run.id, this.#token).catch(() => undefined)
    throw new NazeError('CANCELLED', 'The work on this research was interrupted and goes on later.')
  }
}

/** Deleted while a model was speaking: the ledger has just been written with words that must not stay. */
async function forgetIfDeleted({ store, evidence }: RunDeps, ctx: Context, runId: string): Promise<void> {
  try {
    if ((await readRun(store.db, ctx, runId)) === undefined)
      await store.tx((tx) => evidence.eraseSubject(tx, ctx, runId))
  } catch {
    // The database is away; the run is tried again, and looks again then.
  }
}
