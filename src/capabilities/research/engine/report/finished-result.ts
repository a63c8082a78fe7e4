import type { Ending, IterationResult, SourceReference } from '../../contract/engine.ts'
import { instructionsOf } from '../agents/page-instructions.ts'
import { referenceOf } from '../agents/page-reference.ts'
import type { Run } from '../run.ts'
import type { ConsensusResearchResult } from '../types.ts'
import { finalMarkdown } from './final-markdown.ts'
import { makeFinalReport } from './final-report.ts'
import { transparencyOf } from './transparency.ts'

const LIST_MS = 5_000

/** What a run hands over when no iteration follows. */
export async function finishedResult(
  run: Run,
  iterations: IterationResult[],
  endedBy: Ending,
  startedAt: Date,
): Promise<ConsensusResearchResult> {
  const reports = [
    ...new Map(
      iterations.flatMap(({ agentReports }) => agentReports).map((report) => [report.reportId, report]),
    ).values(),
  ]
  const pages = [...run.pages.values()]
  const sources = new Map<string, SourceReference>(
    reports.flatMap((report) => report.sources.map((source) => [source.pageId, source])),
  )
  for (const page of pages) if (sources.has(page.pageId)) sources.set(page.pageId, referenceOf(page))
  const instructions = new Map<string, number>()
  for (const page of pages) {
    const found = await instructionsOf(page)
    if (found.length > 0) instructions.set(page.originId, Math.max(found.length, instructions.get(page.originId) ?? 0))
  }
  // Whoever was stopped is not kept waiting for a model.
  const reviewer = endedBy === 'cancelled' || endedBy === 'budget' ? undefined : run.parts.reviewer
  const conflicts = await run.scorer.conflictsIn(reports, reviewer, run.signal)
  // A folder that went away meanwhile cannot be listed any more; the report is still there.
  const listed = await run.parts.search.list?.(AbortSignal.timeout(LIST_MS)).catch(() => [])
  const ended = { iterations, conflicts, sources, instructions, listed: listed ?? [], endedBy }
  const { report, discoveries } = await makeFinalReport(run, ended)
  const completedAt = run.parts.clock.now()
  return {
    finalReport: finalMarkdown(report),
    report,
    transparency: transparencyOf(run, iterations, report, discoveries),
    iterations,
    endedBy,
    needsHumanReview: report.method.needsHumanReview,
    totalDurationMs: Math.max(0, completedAt.getTime() - startedAt.getTime()),
    totalAgentRuns: iterations.reduce((sum, { outcomes }) => sum + outcomes.length, 0),
    finalScore: report.finalScore,
    pages,
    metadata: {
      topic: run.config.topic,
      startedAt: startedAt.toISOString(),
      completedAt: completedAt.toISOString(),
      config: run.config,
    },
  }
}
