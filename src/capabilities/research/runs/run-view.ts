import type { z } from 'zod'
import type { AgentLane, RunIteration, RunOutput, RunSummary } from '../contract.ts'
import type { DegradedNote } from '../rows/degraded.ts'
import type { IterationRow } from '../rows/iterations.ts'
import { keyOf, type OutcomeRow } from '../rows/outcomes.ts'
import type { RunRow, Spent } from '../rows/runs.ts'

export function summaryOf(run: RunRow): z.output<typeof RunSummary> {
  return {
    run_id: run.id,
    topic: run.topic,
    language: run.language,
    status: run.status,
    ended_by: run.endedBy,
    progress: run.progress,
    final_score: run.finalScore,
    needs_human_review: run.needsHumanReview,
    conflicts: run.conflicts,
    created_at: run.createdAt.toISOString(),
    started_at: run.startedAt?.toISOString() ?? null,
    completed_at: run.completedAt?.toISOString() ?? null,
  }
}

export interface RunParts {
  iterations: readonly IterationRow[]
  agents: readonly OutcomeRow[]
  claims: ReadonlyMap<string, number>
  degraded: DegradedNote[]
  spent: Spent
  models: z.output<typeof RunOutput>['models']
}

export function runView(run: RunRow, parts: RunParts): z.output<typeof RunOutput> {
  const { iterations, agents, claims, degraded, spent, models } = parts
  const lanes = Map.groupBy(agents, ({ iteration }) => iteration)
  const numbers = [...new Set([...iterations, ...agents].map(({ iteration }) => iteration))].sort((a, b) => a - b)
  const rows = new Map(iterations.map((row) => [row.iteration, row]))
  return {
    ...summaryOf(run),
    config: run.config,
    error: run.error,
    iterations: numbers.map((number) => iterationView(number, rows.get(number), lanes.get(number) ?? [], claims)),
    degraded,
    models,
    tokens_in: spent.tokensIn,
    tokens_out: spent.tokensOut,
    cost: spent.cost,
    has_report: run.hasReport,
  }
}

function iterationView(
  iteration: number,
  row: IterationRow | undefined,
  agents: readonly OutcomeRow[],
  claims: ReadonlyMap<string, number>,
): z.output<typeof RunIteration> {
  return {
    iteration,
    agents: agents.map((agent) => laneOf(agent, claims.get(keyOf(agent)) ?? 0)),
    scores: row?.scores ?? [],
    selected_report_id: row?.selectedReportId ?? null,
    selection_reason: row?.selectionReason ?? null,
    duration_ms: row?.durationMs ?? null,
  }
}

function laneOf(agent: OutcomeRow, claims: number): z.output<typeof AgentLane> {
  const { report } = agent
  return {
    agent_id: agent.agentId,
    attempt: agent.attempt,
    status: agent.status,
    queries: report?.queries ?? [],
    pages: report?.sources.map(({ pageId, url, title }) => ({ page_id: pageId, url, title })) ?? [],
    claims,
    report_id: report?.reportId ?? null,
    started_at: agent.startedAt,
    duration_ms: agent.durationMs,
    error: agent.error,
  }
}
