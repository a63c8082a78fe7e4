import { NazeError } from '#kernel/errors.ts'
import type { Language, ReportScore } from '../../contract/engine.ts'
import type { ConsensusSelection } from '../types.ts'

/** Closer than this to the best is as good as it. */
const TIE = 0.01

/** Which report the others go on from. */
export class ConsensusSelector {
  readonly #language: Language

  constructor(language: Language = 'en') {
    this.#language = language
  }

  select(scores: readonly ReportScore[]): ConsensusSelection {
    const sorted = scores.toSorted((a, b) => b.totalScore - a.totalScore)
    const [best, second] = sorted
    if (best === undefined) throw new NazeError('INTERNAL', 'There is no report to select from.')
    if (second === undefined) return { selectedReportId: best.reportId, reason: this.#only() }
    // Only those within reach of the best: a consistent report that says little is no tie.
    const tied = sorted.filter(({ totalScore }) => best.totalScore - totalScore < TIE)
    const [chosen = best] = tied.toSorted(
      (a, b) => b.consistencyScore - a.consistencyScore || b.coverageScore - a.coverageScore,
    )
    const reason = tied.length > 1 ? this.#tie(chosen, tied) : this.#lead(best, sorted.slice(1))
    return { selectedReportId: chosen.reportId, reason }
  }

  #only(): string {
    return this.#language === 'ja' ? '候補となるレポートが1件のみ' : 'Only one report available'
  }

  #tie(chosen: ReportScore, tied: readonly ReportScore[]): string {
    const byConsistency = tied.some(({ consistencyScore }) => consistencyScore < chosen.consistencyScore)
    const byCoverage = tied.some(({ coverageScore }) => coverageScore < chosen.coverageScore)
    if (!byConsistency && !byCoverage)
      return this.#language === 'ja'
        ? `${tied.length}件が同じ評価: 最初の1件`
        : `${tied.length} reports are equal: the first`
    const value = (byConsistency ? chosen.consistencyScore : chosen.coverageScore).toFixed(3)
    if (this.#language === 'ja')
      return `同点${tied.length}件: ${byConsistency ? '一貫性' : '網羅性'}が最も高い (${value})`
    return `Tie-breaker among ${tied.length}: highest ${byConsistency ? 'consistency' : 'coverage'} score (${value})`
  }

  #lead(best: ReportScore, others: readonly ReportScore[]): string {
    const average = others.reduce((sum, { totalScore }) => sum + totalScore, 0) / others.length
    const margin = ((best.totalScore - average) * 100).toFixed(1)
    const [total, consistency, reliability, coverage] = [
      best.totalScore,
      best.consistencyScore,
      best.reliabilityScore,
      best.coverageScore,
    ].map((score) => score.toFixed(3))
    return this.#language === 'ja'
      ? `総合 ${total}(他の平均より +${margin} ポイント)。一貫性 ${consistency}、信頼性 ${reliability}、網羅性 ${coverage}、矛盾 ${best.conflicts.length}件`
      : `Selected with total score ${total} (+${margin}% vs average). Consistency: ${consistency}, ` +
          `Reliability: ${reliability}, Coverage: ${coverage}. Conflicts: ${best.conflicts.length}`
  }
}
