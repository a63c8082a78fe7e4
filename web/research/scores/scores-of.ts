import type { FinalReport, RunIteration } from '../../api/research.ts'

/** How a round came out: the whole, and what it is made of. */
export type RoundScore = Omit<FinalReport['iterations'][number], 'reason'>

export const PARTS = ['consistency', 'reliability', 'coverage'] as const

/** Of the report that was chosen in each round that is over. */
export function scoresOf(iterations: readonly RunIteration[]): RoundScore[] {
  return iterations.flatMap(({ iteration, scores, selected_report_id: chosen }) =>
    scores
      .filter(({ reportId }) => reportId === chosen)
      .map((score) => ({
        iteration,
        score: score.totalScore,
        consistency: score.consistencyScore,
        reliability: score.reliabilityScore,
        coverage: score.coverageScore,
      })),
  )
}
