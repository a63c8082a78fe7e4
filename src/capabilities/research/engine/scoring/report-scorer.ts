import type { AgentReport, ConflictDetail, ReportScore, SourceReference } from '../../contract/engine.ts'
import type { ScoreCalculation } from '../../contract/transparency.ts'
import { atDesk } from '../desk/desk.ts'
import { ConflictFinder, type FoundConflict, type Stated, statements } from './conflict-finder.ts'
import { coverageOf, independent } from './coverage.ts'
import type { ConflictJudge, ConflictReviewer, SnapshotPage } from '../types.ts'

const WEIGHTS = { consistency: 0.5, reliability: 0.3, coverage: 0.2 }
const UNVERIFIED = [/\[要検証\]/gu, /\[未確認\]/gu, /\[unverified\]/giu, /（要確認）/gu]

/** How far a report can be trusted: what the others say against it, who its sources are, how much it covers. */
export class ReportScorer {
  readonly #conflictThreshold: number
  readonly #find: (stated: readonly Stated[], signal: AbortSignal) => Promise<FoundConflict[]>
  /** What a reviewer said of a pair holds for the whole run. */
  readonly #reviewed = new Map<string, ConflictDetail | null>()

  /** What was read and for which topic: without it only claims are held against each other. */
  constructor(
    conflictThreshold = 0.1,
    judge?: ConflictJudge<unknown>,
    { pages, topic }: { pages: ReadonlyMap<string, SnapshotPage>; topic: string } = { pages: new Map(), topic: '' },
  ) {
    this.#conflictThreshold = conflictThreshold
    const given = judge === undefined ? undefined : new ConflictFinder(judge)
    this.#find = (stated, signal) =>
      given === undefined
        ? atDesk('conflicts', { stated, pages: [...pages.values()], topic }, signal)
        : given.among(stated)
  }

  async scoreReports(
    reports: readonly AgentReport[],
    reviewer?: ConflictReviewer,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<ReportScore[]> {
    const found = await this.conflictsIn(reports, reviewer, signal)
    return reports.map((report) => scoreOf(report, conflictsOf(report, found)))
  }

  async scoreReport(report: AgentReport, allReports: readonly AgentReport[]): Promise<ReportScore> {
    const found = await this.conflictsIn([report, ...allReports.filter(({ reportId }) => reportId !== report.reportId)])
    return scoreOf(report, conflictsOf(report, found))
  }

  /** Every pair of sentences that cannot both be true, inside one report too. */
  async conflictsIn(
    reports: readonly AgentReport[],
    reviewer?: ConflictReviewer,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<FoundConflict[]> {
    const found = await this.#find(statements(reports), signal)
    if (reviewer !== undefined) await this.#review(found, reviewer, signal)
    return found.flatMap((one) => {
      const verdict = this.#reviewed.get(one.conflict.conflictId)
      return verdict === null
        ? []
        : [verdict === undefined ? one : { ...one, conflict: { ...one.conflict, ...said(verdict) } }]
    })
  }

  async #review(found: readonly FoundConflict[], reviewer: ConflictReviewer, signal: AbortSignal): Promise<void> {
    const fresh = found.map(({ conflict }) => conflict).filter(({ conflictId }) => !this.#reviewed.has(conflictId))
    if (fresh.length === 0) return
    const standing = new Map((await reviewer.review(fresh, signal)).map((conflict) => [conflict.conflictId, conflict]))
    for (const { conflictId } of fresh) this.#reviewed.set(conflictId, standing.get(conflictId) ?? null)
  }

  /** A share of what is claimed stands against other claims: 1 − consistency. */
  needsHumanReview(scores: readonly ReportScore[]): boolean {
    return scores.length > 0 && scores.every((score) => 1 - score.consistencyScore > this.#conflictThreshold)
  }
}

/** Of a reviewer only its word is taken, never other sentences. */
function said(verdict: ConflictDetail): Pick<ConflictDetail, 'resolution'> {
  return verdict.resolution === undefined ? {} : { resolution: verdict.resolution }
}

/** Pairs of which this report has one side and another report the other; its own sentence comes first. */
function conflictsOf(report: AgentReport, found: readonly FoundConflict[]): ConflictDetail[] {
  return found.flatMap(({ conflict, sides: [first, second], sameOrigin }) => {
    if (sameOrigin) return []
    const other = (side: ReadonlySet<string>) => [...side].find((id) => id !== report.reportId)
    const [inSecond, inFirst] = [other(second), other(first)]
    const { statement1, statement2 } = conflict
    if (first.has(report.reportId) && inSecond !== undefined)
      return [withSides(conflict, { ...statement1, reportId: report.reportId }, { ...statement2, reportId: inSecond })]
    if (second.has(report.reportId) && inFirst !== undefined)
      return [withSides(conflict, { ...statement2, reportId: report.reportId }, { ...statement1, reportId: inFirst })]
    return []
  })
}

function withSides(
  conflict: ConflictDetail,
  statement1: ConflictDetail['statement1'],
  statement2: ConflictDetail['statement2'],
): ConflictDetail {
  return { ...conflict, statement1, statement2 }
}

function scoreOf(report: AgentReport, conflicts: ConflictDetail[]): ReportScore {
  const consistencyScore = consistencyOf(conflicts)
  const reliabilityScore = reliabilityOfAll(report.sources)
  const coverageScore = coverageOf(report).score
  return {
    reportId: report.reportId,
    consistencyScore,
    reliabilityScore,
    coverageScore,
    totalScore: totalOf(consistencyScore, reliabilityScore, coverageScore),
    conflicts,
    unverifiedCount: UNVERIFIED.reduce((sum, mark) => sum + (report.content.match(mark)?.length ?? 0), 0),
    sourceUrls: report.sources.map(({ url }) => url),
  }
}

const totalOf = (consistency: number, reliability: number, coverage: number) =>
  Math.min(1, consistency * WEIGHTS.consistency + reliability * WEIGHTS.reliability + coverage * WEIGHTS.coverage)

const penaltyOf = ({ severity, confidence }: ConflictDetail) => (severity / 5) * confidence * 0.1

function consistencyOf(conflicts: readonly ConflictDetail[]): number {
  return Math.max(0, 1 - conflicts.reduce((sum, conflict) => sum + penaltyOf(conflict), 0))
}

function reliabilityOfAll(sources: readonly SourceReference[]): number {
  const counted = independent(sources)
  if (counted.length === 0) return 0
  return counted.reduce((sum, { reliabilityScore }) => sum + reliabilityScore, 0) / counted.length
}

/** The numbers a score was made of. */
export function calculationOf(
  iteration: number,
  report: AgentReport,
  score: ReportScore,
  selected: boolean,
): ScoreCalculation {
  return {
    iteration,
    reportId: report.reportId,
    agentId: report.agentId,
    selected,
    consistency: {
      score: score.consistencyScore,
      penalties: score.conflicts.map((conflict) => ({
        conflictId: conflict.conflictId,
        severity: conflict.severity,
        confidence: conflict.confidence,
        penalty: penaltyOf(conflict),
      })),
    },
    reliability: {
      score: score.reliabilityScore,
      sources: independent(report.sources).map(({ url, reliabilityScore }) => ({ url, score: reliabilityScore })),
    },
    coverage: coverageOf(report),
    total: score.totalScore,
  }
}
