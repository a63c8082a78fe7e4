import type { FinalReport, IterationResult, Language } from '../../contract/engine.ts'
import type { Decision, TransparencyReport } from '../../contract/transparency.ts'
import { nextContext, firstContext } from '../next-context.ts'
import { calculationOf } from '../scoring/report-scorer.ts'
import type { Run } from '../run.ts'
import type { Discovery } from './findings.ts'
import { DECISION_WORDS } from './decision-words.ts'

/** Every decision of a run with what it was made of, so that somebody else can come to the same or object. */
export function transparencyOf(
  run: Run,
  iterations: readonly IterationResult[],
  report: FinalReport,
  discoveries: readonly Discovery[],
): TransparencyReport {
  return {
    topic: report.topic,
    language: report.language,
    config: run.config,
    decisions: decisionsOf(run, iterations, report),
    agents: iterations.flatMap(({ outcomes }) =>
      outcomes.map(({ report, ...outcome }) => ({
        ...outcome,
        queries: report?.queries ?? [],
        pagesRead: report?.sources.length ?? 0,
        pagesRefused: report?.refusals.length ?? 0,
        claims: report?.claims.length ?? 0,
      })),
    ),
    scores: iterations.flatMap(({ iteration, agentReports, scores, selectedReportId }) =>
      agentReports.flatMap((report) => {
        const score = scores.find(({ reportId }) => reportId === report.reportId)
        return score === undefined
          ? []
          : [calculationOf(iteration, report, score, report.reportId === selectedReportId)]
      }),
    ),
    attributions: report.findings.map((finding, index) => ({
      ...finding,
      confidenceWhy: confidenceWhy(discoveries[index], report.language),
    })),
    conflicts: report.conflicts.map((conflict) => ({
      ...conflict,
      iterations: iterations.flatMap(({ iteration, scores }) =>
        scores.some(({ conflicts }) => conflicts.some(({ conflictId }) => conflictId === conflict.conflictId))
          ? [iteration]
          : [],
      ),
    })),
    sources: report.sources,
  }
}

function decisionsOf(run: Run, iterations: readonly IterationResult[], { method, sources }: FinalReport): Decision[] {
  const words = DECISION_WORDS[run.language]
  const found: Decision[] = run.strategies.map((strategy) => ({
    kind: 'strategy',
    iteration: null,
    agentId: strategy.agentId,
    what: words.strategy(strategy),
  }))
  let context = firstContext(run.config.topic, run.language)
  for (const result of iterations) {
    const { iteration, outcomes } = result
    for (const { agentId, attempt, status, report } of outcomes) {
      const of = { iteration, agentId }
      if (attempt > 1) found.push({ kind: 'retry', ...of, what: words.retry(status) })
      for (const query of report?.queries ?? []) found.push({ kind: 'query', ...of, what: query })
      for (const { url, reason } of report?.refusals ?? [])
        found.push({ kind: 'page-refused', ...of, what: `${url}: ${reason}` })
      if (report?.unchanged === true) found.push({ kind: 'unchanged', ...of, what: words.unchanged })
    }
    found.push({ kind: 'selection', iteration, agentId: agentOf(result), what: result.selectionReason })
    if (result.needsHumanReview) found.push({ kind: 'human-review', iteration, agentId: null, what: words.review })
    if (iteration === iterations.length) break
    context = nextContext(context, result)
    found.push({ kind: 'context', iteration, agentId: null, what: words.context(context) })
  }
  for (const { url, copies } of sources)
    if (copies.length > 0)
      found.push({ kind: 'same-text', iteration: null, agentId: null, what: [url, ...copies].join(' = ') })
  for (const { url, instructions } of sources)
    if (instructions !== undefined)
      found.push({
        kind: 'instructions',
        iteration: null,
        agentId: null,
        what: `${url}: ${words.instructions(instructions)}`,
      })
  found.push({ kind: 'stop', iteration: iterations.length, agentId: null, what: words.stop[method.endedBy] })
  return found
}

const agentOf = ({ agentReports, selectedReportId }: IterationResult) =>
  agentReports.find(({ reportId }) => reportId === selectedReportId)?.agentId ?? null

function confidenceWhy(discovery: Discovery | undefined, language: Language): string {
  if (discovery === undefined) return ''
  const { reliabilities, agents, agentCount, conflicts } = discovery.support
  const doubt = reliabilities.map((reliability) => `(1 − 0.75×${reliability.toFixed(2)})`).join('×')
  const dispute = conflicts
    .map(({ severity, confidence }) => ` × (1 − 0.5×${severity}/5×${confidence.toFixed(2)})`)
    .join('')
  return DECISION_WORDS[language].confidence(
    `(1 − ${doubt}) × (0.8 + 0.2×${agents}/${agentCount})${dispute} = ${discovery.confidence.toFixed(3)}`,
  )
}
