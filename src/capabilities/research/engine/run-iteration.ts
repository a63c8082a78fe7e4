import type { AgentReport, IterationResult } from '../contract/engine.ts'
import { ConsensusSelector } from './scoring/consensus-selector.ts'
import { originsOf } from './scoring/origins.ts'
import { isEmpty } from './report-content.ts'
import type { Run } from './run.ts'
import { completed, hasEnough, recallIteration, runAgents } from './agents/run-agents.ts'
import type { AgentOutcome, IterationContext } from './types.ts'

/** Either what the iteration came to, or why it came to nothing. */
export type Iterated = { result: IterationResult } | { failed: readonly AgentOutcome[] }

export async function runIteration(run: Run, context: IterationContext): Promise<Iterated> {
  const { journal, clock } = run.parts
  const { iteration } = context
  const kept = await journal.iteration(iteration)
  if (kept !== undefined) {
    await recallIteration(run, kept.outcomes)
    return { result: kept }
  }
  const startedAt = clock.now()
  run.tell({ type: 'iterationStarted', iteration, context })
  const outcomes = await runAgents(run, context)
  if (run.signal.aborted || !hasEnough(outcomes, run.strategies.length)) return { failed: outcomes }

  const agentReports = await withOrigins(run, completed(outcomes))
  const scores = await run.scorer.scoreReports(agentReports, run.parts.reviewer, run.signal)
  run.tell({ type: 'scoringCompleted', iteration, scores })

  // A report that says nothing contradicts nobody: it is chosen only when there is no other.
  const saying = new Set(agentReports.filter((report) => !isEmpty(report)).map(({ reportId }) => reportId))
  const eligible = saying.size === 0 ? scores : scores.filter(({ reportId }) => saying.has(reportId))
  const { selectedReportId, reason } = new ConsensusSelector(run.language).select(eligible)
  const selected = agentReports.find(({ reportId }) => reportId === selectedReportId)
  run.tell({ type: 'consensusSelected', iteration, selectedAgentId: selected?.agentId ?? 0, reason })

  const durationMs = Math.max(0, clock.now().getTime() - startedAt.getTime())
  const result: IterationResult = {
    iteration,
    agentReports,
    outcomes,
    scores,
    consensusReport: selected?.content ?? '',
    selectedReportId,
    selectionReason: reason,
    needsHumanReview: run.scorer.needsHumanReview(scores),
    durationMs,
  }
  await journal.keepIteration(result)
  run.tell({ type: 'iterationCompleted', iteration, durationMs })
  return { result }
}

/** Agents did not know of each other: only now can be seen which of all the pages carry the same text. */
async function withOrigins(run: Run, reports: readonly AgentReport[]): Promise<AgentReport[]> {
  const origins = await originsOf([...run.pages.values()])
  for (const page of run.pages.values()) page.originId = origins.get(page.pageId) ?? page.originId
  return reports.map((report) => ({
    ...report,
    sources: report.sources.map((source) => ({ ...source, originId: origins.get(source.pageId) ?? source.originId })),
  }))
}
