import { EventEmitter } from 'node:events'
import { systemClock } from '#kernel/context.ts'
import type { ConsensusResearchConfig, Ending, IterationResult } from '../contract/engine.ts'
import { makeAnalystAtDesk } from './desk/analyst-at-desk.ts'
import { atDesk } from './desk/desk.ts'
import { languageOf, type ResearchConfig, resolveConfig, strategiesFor } from './config.ts'
import { foundNothingNew, hasStopped } from './early-stop.ts'
import { memoryJournal } from './memory-journal.ts'
import { firstContext, nextContext } from './next-context.ts'
import type { EngineParts } from './parts.ts'
import { Progress } from './progress.ts'
import { finishedResult } from './report/finished-result.ts'
import { ReportScorer } from './scoring/report-scorer.ts'
import { ResearchStopped } from './research-stopped.ts'
import type { Run } from './run.ts'
import { RunBudget } from './run-budget.ts'
import { runIteration } from './run-iteration.ts'
import { defaultSources } from './default-sources.ts'
import type { ConsensusResearchEvent, ConsensusResearchEventListener, ConsensusResearchResult } from './types.ts'

export type ResearchOptions = ResearchConfig & {
  /** Cancels the run at any moment. */
  signal?: AbortSignal
}
type EventName = ConsensusResearchEvent['type'] | 'event' | '*'

/** Sends several agents after a topic, again and again, and keeps the report they can stand behind. */
export class ConsensusResearchEngine {
  readonly #config: ResearchConfig
  readonly #parts: Partial<EngineParts>
  readonly #emitter = new EventEmitter()

  constructor(config: ResearchConfig = {}, parts: Partial<EngineParts> = {}) {
    this.#config = config
    this.#parts = parts
  }

  /** `event` and `*` hear everything. */
  on(event: EventName, listener: ConsensusResearchEventListener): this {
    this.#emitter.on(event, listener)
    return this
  }

  off(event: EventName, listener: ConsensusResearchEventListener): this {
    this.#emitter.off(event, listener)
    return this
  }

  async research(topic: string, { signal, ...options }: ResearchOptions = {}): Promise<ConsensusResearchResult> {
    const config = resolveConfig(topic, this.#config, options)
    const run = this.#begin(config, await this.#complete(config), signal ?? new AbortController().signal)
    const startedAt = run.parts.clock.now()
    // While the first pages are looked for; whoever needs it later hears if it failed.
    if (run.parts.judge === undefined) atDesk('ready', null, run.signal).catch(() => undefined)
    run.tell({ type: 'researchStarted', topic: config.topic, config })
    try {
      const result = await this.#iterate(run, startedAt)
      run.tell({ type: 'researchCompleted', result })
      return result
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      const partial = error instanceof ResearchStopped ? error.partial : []
      run.tell({ type: 'researchFailed', error, partial })
      throw error
    } finally {
      run.budget.close()
    }
  }

  async #complete(config: ConsensusResearchConfig): Promise<EngineParts> {
    const builtIn = this.#parts.builtIn ?? makeAnalystAtDesk()
    const { search, pages } = this.#parts
    const sources = search !== undefined && pages !== undefined ? { search, pages } : await defaultSources(config)
    return {
      analyst: builtIn,
      journal: memoryJournal(),
      clock: systemClock,
      ...this.#parts,
      search: search ?? sources.search,
      pages: pages ?? sources.pages,
      builtIn,
    }
  }

  #begin(config: ConsensusResearchConfig, parts: EngineParts, signal: AbortSignal): Run {
    const language = languageOf(config)
    const progress = new Progress(config.iterationCount, config.agentCount)
    const pages: Run['pages'] = new Map()
    return {
      config,
      language,
      strategies: strategiesFor(config, language),
      parts,
      scorer: new ReportScorer(config.conflictThreshold, parts.judge, { pages, topic: config.topic }),
      budget: new RunBudget(config.budget ?? {}, parts.meter, parts.clock),
      signal,
      pages,
      tell: (event) => {
        const stamped = { ...event, progress: progress.after(event), at: parts.clock.now().toISOString() }
        for (const name of [event.type, 'event', '*']) this.#emitter.emit(name, stamped)
      },
    }
  }

  async #iterate(run: Run, startedAt: Date): Promise<ConsensusResearchResult> {
    const iterations: IterationResult[] = []
    let context = firstContext(run.config.topic, run.language)
    let endedBy: Ending | undefined
    while (endedBy === undefined) {
      const iterated = await runIteration(run, context)
      if ('failed' in iterated) return this.#stop(run, iterations, iterated.failed, startedAt)
      iterations.push(iterated.result)
      endedBy = endOf(run, iterations)
      context = nextContext(context, iterated.result)
    }
    return finishedResult(run, iterations, endedBy, startedAt)
  }

  async #stop(
    run: Run,
    iterations: IterationResult[],
    partial: ResearchStopped['partial'],
    startedAt: Date,
  ): Promise<never> {
    const isCancelled = run.signal.aborted
    const endedBy = isCancelled ? 'cancelled' : 'failed'
    const result = iterations.length === 0 ? undefined : await finishedResult(run, iterations, endedBy, startedAt)
    const succeeded = partial.filter(({ status }) => status === 'completed').length
    const reasons = [...new Set(partial.flatMap(({ error }) => error ?? []))].join('; ')
    throw isCancelled
      ? new ResearchStopped('CANCELLED', 'The run was cancelled.', { iterations, partial, result })
      : new ResearchStopped(
          'RESEARCH_FAILED',
          `Iteration ${iterations.length + 1} failed after a retry: ${succeeded}/${run.strategies.length} agents succeeded (${reasons})`,
          { iterations, partial, result },
        )
  }
}

function endOf(run: Run, iterations: readonly IterationResult[]): Ending | undefined {
  if (run.budget.check()) return 'budget'
  if (iterations.length >= run.config.iterationCount) return 'iterations'
  if (foundNothingNew(iterations)) return 'nothing-new'
  return hasStopped(iterations, run.config.earlyTerminationThreshold) ? 'early-stop' : undefined
}
