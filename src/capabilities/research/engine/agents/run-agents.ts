import type { AgentOutcome, AgentReport } from '../../contract/engine.ts'
import { orAborted } from './in-parallel.ts'
import { emptyNotebook, ResearchAgent } from './research-agent.ts'
import type { Run } from '../run.ts'
import type { IterationContext, SnapshotPage } from '../types.ts'

/** Of an agent's time, what a model may have; in the rest the work can be done without it. */
const MODEL_SHARE = 0.75

class AgentTimedOut extends Error {
  override readonly name = 'AgentTimedOut'
}

/** All agents at once, whatever becomes of the others. With fewer than half of them the failed ones try once more. */
export async function runAgents(run: Run, context: IterationContext): Promise<AgentOutcome[]> {
  const everybody = run.strategies.map(({ agentId }) => agentId)
  const first = await attempt(run, context, 1, everybody)
  if (hasEnough(first, everybody.length) || run.signal.aborted) return first
  const failed = first.filter(({ status }) => status !== 'completed').map(({ agentId }) => agentId)
  return [...first, ...(await attempt(run, context, 2, failed))]
}

export function hasEnough(outcomes: readonly AgentOutcome[], agents: number): boolean {
  return completed(outcomes).length >= Math.max(1, Math.ceil(agents / 2))
}

export function completed(outcomes: readonly AgentOutcome[]): AgentReport[] {
  return outcomes.flatMap(({ status, report }) => (status === 'completed' && report !== null ? [report] : []))
}

async function attempt(
  run: Run,
  context: IterationContext,
  number: number,
  agentIds: readonly number[],
): Promise<AgentOutcome[]> {
  const earlier = [...run.pages.values()]
  const settled = await Promise.allSettled(agentIds.map((agentId) => once(run, context, number, agentId, earlier)))
  return settled.map((result) => {
    // Agents do not reject: only what keeps their work does, and without it nothing may go on.
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

async function once(
  run: Run,
  context: IterationContext,
  attempt: number,
  agentId: number,
  earlier: readonly SnapshotPage[],
): Promise<AgentOutcome> {
  const { journal } = run.parts
  const { iteration } = context
  const kept = await journal.outcome(iteration, attempt, agentId)
  if (kept !== undefined && kept.status !== 'cancelled') {
    await recallPages(run, kept)
    return kept
  }
  const strategy = run.strategies[agentId - 1]
  if (strategy === undefined) throw new Error(`agent ${agentId} has no strategy`)
  run.tell({ type: 'agentStarted', iteration, agentId, attempt, strategy })
  const { outcome, pages } = await execute(run, context, attempt, agentId, earlier)
  for (const page of pages) run.pages.set(page.pageId, page)
  await journal.keepOutcome(outcome)
  const success = outcome.status === 'completed'
  run.tell({ type: 'agentCompleted', iteration, agentId, attempt, durationMs: outcome.durationMs, success })
  return outcome
}

async function execute(
  run: Run,
  context: IterationContext,
  attempt: number,
  agentId: number,
  earlier: readonly SnapshotPage[],
): Promise<{ outcome: AgentOutcome; pages: readonly SnapshotPage[] }> {
  const { parts, config, budget } = run
  const strategy = run.strategies[agentId - 1]
  if (strategy === undefined) throw new Error(`agent ${agentId} has no strategy`)
  const notebook = emptyNotebook()
  const keeping: Promise<void>[] = []
  const agent = new ResearchAgent(agentId, strategy, {
    ...parts,
    reliability: config.reliability,
    mayWiden: config.strategies === undefined,
    keepPage: (page) => {
      const kept = parts.journal.keepPage(page)
      keeping.push(kept)
      return kept
    },
  })
  const own = new AbortController()
  const timer = setTimeout(
    () => own.abort(new AgentTimedOut(`agent ${agentId} timed out after ${config.agentTimeoutMs} ms`)),
    config.agentTimeoutMs,
  )
  const signal = AbortSignal.any([own.signal, run.signal])
  const startedAt = parts.clock.now()
  const { iteration } = context
  const about = { iteration, attempt, agentId, startedAt: startedAt.toISOString() }
  const end = () => ({ durationMs: Math.max(0, parts.clock.now().getTime() - startedAt.getTime()) })
  try {
    const working = agent.execute(context, {
      signal,
      enough: budget.enough,
      attempt,
      until: new Date(startedAt.getTime() + MODEL_SHARE * config.agentTimeoutMs),
      earlier,
      notebook,
      degraded: (provider, reason) => run.tell({ type: 'providerDegraded', provider, reason }),
      onProgress: (stage, { queries, pages, claims }) => {
        budget.check()
        const counts = { queries: queries.length, pages: pages.length, claims: claims.length }
        const latest = stage === 'reading' ? pages.at(-1)?.title : queries.at(-1)
        const named = latest === undefined ? {} : { latest }
        run.tell({ type: 'agentProgress', iteration, agentId, stage, ...named, ...counts })
      },
    })
    const report = await orAborted(working, signal)
    return { outcome: { ...about, status: 'completed', report, error: null, ...end() }, pages: notebook.pages }
  } catch (error) {
    // A page that could not be kept is no failure of the agent.
    for (const kept of await Promise.allSettled(keeping)) if (kept.status === 'rejected') throw kept.reason
    const status = run.signal.aborted ? 'cancelled' : error instanceof AgentTimedOut ? 'timed-out' : 'failed'
    const report = agent.partial(context, { ...notebook }, attempt, startedAt)
    const message = error instanceof Error ? error.message : String(error)
    return {
      outcome: { ...about, status, report, error: message, ...end() },
      pages: report.sources.length === 0 ? [] : notebook.pages,
    }
  } finally {
    clearTimeout(timer)
    // Whatever it still has under way ends with it.
    own.abort()
  }
}

async function recallPages(run: Run, { report }: AgentOutcome): Promise<void> {
  for (const { pageId } of report?.sources ?? []) {
    if (run.pages.has(pageId)) continue
    const page = await run.parts.journal.page(pageId)
    if (page !== undefined) run.pages.set(pageId, page)
  }
}

/** Pages of an iteration that another process finished. */
export async function recallIteration(run: Run, outcomes: readonly AgentOutcome[]): Promise<void> {
  for (const outcome of outcomes) await recallPages(run, outcome)
}
