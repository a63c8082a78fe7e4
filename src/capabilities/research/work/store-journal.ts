import type { Context } from '#kernel/context.ts'
import { crashPoint } from '#kernel/crash-points.ts'
import { NazeError } from '#kernel/errors.ts'
import { type Verified, verifyPlaced } from '#kernel/evidence/index.ts'
import type { Accepted, Ask } from '#kernel/gate/index.ts'
import type { Tx } from '#store/store.ts'
import { type ResearchClaim, researchStream } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import type {
  AgentOutcome,
  AgentReport,
  ConsensusResearchEvent,
  IterationResult,
  ResearchJournal,
  SnapshotPage,
} from '../engine/types.ts'
import { insertDegraded } from '../rows/degraded.ts'
import { beginIteration, iterationRows, storeVerdict } from '../rows/iterations.ts'
import { beginAgent, outcomesOf, storeOutcome } from '../rows/outcomes.ts'
import { insertPage, originsOf, readPage, storeOrigins, textsOf } from '../rows/pages.ts'
import { changeRun, type Concluded, type RunRow } from '../rows/runs.ts'
import { iterationCheck, outcomeCheck, quotesIn, reportCheck, statementsOf } from './checks.ts'
import { holdRun } from './lease.ts'
import { patiently } from './patience.ts'
import { type Fact, isCounted } from './facts.ts'

export interface JournalOptions {
  run: Pick<RunRow, 'id' | 'progress'>
  token: string
  signal: AbortSignal
  /** What is told and cannot be kept: whoever works on the run has to stop. */
  broken(error: unknown): void
}

/**
 * What a run has done, in the store, and told to its followers in the same transactions. Everything is written one after
 * the other, in the order in which it happened, and only while the run is ours.
 */
export class StoreJournal implements ResearchJournal {
  readonly #deps: Pick<RunDeps, 'store' | 'gate' | 'live'>
  readonly #ctx: Context
  readonly #options: JournalOptions
  readonly #runId: string
  #last: Promise<unknown> = Promise.resolve()
  #progress: number

  constructor(deps: Pick<RunDeps, 'store' | 'gate' | 'live'>, ctx: Context, options: JournalOptions) {
    this.#deps = deps
    this.#ctx = ctx
    this.#options = options
    this.#runId = options.run.id
    this.#progress = options.run.progress
  }

  async outcome(iteration: number, attempt: number, agentId: number): Promise<AgentOutcome | undefined> {
    const kept = await this.#patiently(() => outcomesOf(this.#deps.store.db, this.#ctx, this.#runId, iteration))
    return kept.find((outcome) => outcome.attempt === attempt && outcome.agentId === agentId)
  }

  async page(pageId: string): Promise<SnapshotPage | undefined> {
    return this.#patiently(() => readPage(this.#deps.store.db, this.#ctx, this.#runId, pageId))
  }

  async iteration(iteration: number): Promise<IterationResult | undefined> {
    const { db } = this.#deps.store
    const rows = await this.#patiently(() => iterationRows(db, this.#ctx, this.#runId))
    const row = rows.find((each) => each.iteration === iteration)
    if (row?.durationMs == null) return undefined
    const outcomes = await this.#patiently(() => outcomesOf(db, this.#ctx, this.#runId, iteration))
    const origins = await this.#patiently(() => originsOf(db, this.#ctx, this.#runId))
    const agentReports = outcomes.flatMap(({ status, report }) =>
      status === 'completed' && report !== null ? [withOrigins(report, origins)] : [],
    )
    const { scores, needsHumanReview, durationMs } = row
    const selectedReportId = row.selectedReportId ?? ''
    return {
      iteration,
      agentReports,
      outcomes,
      scores,
      consensusReport: agentReports.find(({ reportId }) => reportId === selectedReportId)?.content ?? '',
      selectedReportId,
      selectionReason: row.selectionReason ?? '',
      needsHumanReview,
      durationMs,
    }
  }

  keepPage(page: SnapshotPage): Promise<void> {
    return this.#inTurn(async () => {
      await this.#write(async (tx) => {
        await insertPage(tx, this.#ctx, this.#runId, page)
        crashPoint('research.inside-page')
      })
      crashPoint('research.after-page')
    })
  }

  keepOutcome(outcome: AgentOutcome): Promise<void> {
    return this.#inTurn(async () => {
      const found = await this.#verified(outcome.report?.claims ?? [])
      const accepted = await this.#accepted(outcomeCheck, null, outcome)
      const { iteration, agentId, attempt, durationMs, status } = outcome
      await this.#write(async (tx) => {
        if (!(await storeOutcome(tx, this.#ctx, this.#runId, accepted, found))) return
        crashPoint('research.inside-outcome')
        const data = { iteration, agentId, attempt, durationMs, success: status === 'completed' }
        await this.#tell(tx, [{ type: 'agentCompleted', data }])
      })
      crashPoint('research.after-outcome')
    })
  }

  keepIteration(result: IterationResult): Promise<void> {
    return this.#inTurn(async () => {
      const { agentReports, outcomes: _outcomes, consensusReport: _consensus, ...verdict } = result
      const conflicts = verdict.scores.flatMap((score) => score.conflicts)
      const texts = await this.#texts(statementsOf(conflicts).map(({ pageId }) => pageId))
      const accepted = await this.#accepted(iterationCheck, { texts }, verdict)
      const selected = agentReports.find(({ reportId }) => reportId === verdict.selectedReportId)
      const { iteration, durationMs, selectionReason: reason } = verdict
      const best = Math.max(0, ...verdict.scores.map(({ totalScore }) => totalScore))
      const count = new Set(conflicts.map(({ conflictId }) => conflictId)).size
      await this.#write(async (tx) => {
        if (!(await storeVerdict(tx, this.#ctx, this.#runId, accepted))) return
        await storeOrigins(
          tx,
          this.#ctx,
          this.#runId,
          agentReports.flatMap(({ sources }) => sources),
        )
        await changeRun(tx, this.#ctx, this.#runId, {
          conflicts: count,
          needsHumanReview: verdict.needsHumanReview,
        })
        crashPoint('research.inside-iteration')
        await this.#tell(tx, [
          { type: 'scoringCompleted', data: { iteration, best, conflicts: count } },
          { type: 'consensusSelected', data: { iteration, selectedAgentId: selected?.agentId ?? 0, reason } },
          { type: 'iterationCompleted', data: { iteration, durationMs } },
        ])
      })
      crashPoint('research.after-iteration')
    })
  }

  /** The final report, once everything it quotes was found where it says. */
  async judged({ report, transparency }: Concluded): Promise<Accepted<Concluded>> {
    const concluded = { report, transparency }
    const texts = await this.#texts(quotesIn(concluded).map(({ pageId }) => pageId))
    return this.#accepted(reportCheck, { texts }, concluded)
  }

  /** What the engine says while it works. What belongs to something that is kept is told together with that. */
  hear(event: ConsensusResearchEvent): void {
    if (isCounted(event)) this.#progress = Math.max(this.#progress, event.progress)
    if (event.type === 'agentProgress') this.#show(event)
    else if (event.type === 'iterationStarted') this.#later((tx) => this.#iterationStarted(tx, event))
    else if (event.type === 'agentStarted') this.#later((tx) => this.#agentStarted(tx, event))
    else if (event.type === 'providerDegraded') {
      const id = this.#ctx.ids.next()
      this.#later((tx) => this.#degraded(tx, id, event))
    }
  }

  /** Resolves when everything heard so far is kept. */
  async settled(): Promise<void> {
    await this.#last
  }

  #show({ type, at, progress, ...data }: Extract<ConsensusResearchEvent, { type: 'agentProgress' }>): void {
    this.#deps.live.show(this.#ctx, researchStream.of(this.#runId), { type, data: { ...data, at, progress } })
  }

  async #iterationStarted(
    tx: Tx,
    event: Extract<ConsensusResearchEvent, { type: 'iterationStarted' }>,
  ): Promise<Fact[]> {
    const { iteration, context } = event
    if (!(await beginIteration(tx, this.#ctx, this.#runId, iteration))) return []
    const { unresolvedQuestions, areasToDeepen } = context
    return [{ type: 'iterationStarted', data: { iteration, unresolvedQuestions, areasToDeepen } }]
  }

  async #agentStarted(tx: Tx, event: Extract<ConsensusResearchEvent, { type: 'agentStarted' }>): Promise<Fact[]> {
    const { iteration, agentId, attempt, at } = event
    const begun = await beginAgent(tx, this.#ctx, this.#runId, { iteration, agentId, attempt }, at)
    return begun ? [{ type: 'agentStarted', data: { iteration, agentId, attempt } }] : []
  }

  async #degraded(
    tx: Tx,
    id: string,
    event: Extract<ConsensusResearchEvent, { type: 'providerDegraded' }>,
  ): Promise<Fact[]> {
    const { provider, reason, at } = event
    const isNews = await insertDegraded(tx, this.#ctx, this.#runId, id, { provider, reason, at })
    return isNews ? [{ type: 'providerDegraded', data: { provider, reason } }] : []
  }

  /** The engine does not wait for it; what is kept afterwards does. */
  #later(work: (tx: Tx) => Promise<Fact[]>): void {
    this.#inTurn(() => this.#write(async (tx) => this.#tell(tx, await work(tx)))).catch((error: unknown) =>
      this.#options.broken(error),
    )
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => undefined)
    return mine
  }

  #write(work: (tx: Tx) => Promise<void>): Promise<void> {
    const { store } = this.#deps
    return this.#patiently(() =>
      store.tx(async (tx) => {
        await holdRun(tx, this.#ctx, this.#runId, this.#options.token)
        await work(tx)
      }),
    )
  }

  /** Last in a transaction: the stream stays locked until its end. */
  async #tell(tx: Tx, facts: readonly Fact[]): Promise<void> {
    if (facts.length === 0) return
    const stamp = { progress: this.#progress, at: this.#ctx.clock.now().toISOString() }
    await changeRun(tx, this.#ctx, this.#runId, { progress: stamp.progress })
    for (const fact of facts) {
      const event = { type: fact.type, data: { ...fact.data, ...stamp } }
      await this.#deps.live.tell(tx, this.#ctx, researchStream.of(this.#runId), researchStream.events.parse(event))
    }
  }

  async #verified(claims: readonly ResearchClaim[]): Promise<Verified<ResearchClaim>[]> {
    const texts = await this.#texts(claims.map(({ pageId }) => pageId))
    return claims.map((claim) => verifyPlaced(texts.get(claim.pageId) ?? '', claim))
  }

  async #accepted<I, T>(check: Ask<I, T>, input: I, value: unknown): Promise<Accepted<T>> {
    const options = { subjectId: this.#runId }
    const verdict = await this.#patiently(() => this.#deps.gate.judge(this.#ctx, check, input, value, options))
    if (verdict.ok) return verdict.accepted
    const rules = [...new Set(verdict.errors.map(({ rule }) => rule))].join(', ')
    throw new NazeError('AI_ERROR', `What an agent reported cannot be kept (${rules}).`)
  }

  #texts(pageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#patiently(() => textsOf(this.#deps.store.db, this.#ctx, this.#runId, pageIds))
  }

  #patiently<T>(work: () => Promise<T>): Promise<T> {
    return patiently(this.#options.signal, work)
  }
}

function withOrigins(report: AgentReport, origins: ReadonlyMap<string, string>): AgentReport {
  const sources = report.sources.map((source) => ({
    ...source,
    originId: origins.get(source.pageId) ?? source.originId,
  }))
  return { ...report, sources }
}
