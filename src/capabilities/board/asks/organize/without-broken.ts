import type { BoardFacts } from '../../proposal-quality/board-facts.ts'
import type { OrganizerReport } from '../../proposal-quality/index.ts'
import { organizerQuality } from '../../proposal-quality/organizer/rules.ts'
import { brokenBy } from '../../proposal-quality/quality-rule.ts'

const PLACE = /^\w+_proposals\[\d+\]/u

/** Leaves out, once and for all, every proposal some Must rule speaks against, and keeps the first few of each kind. */
export function withoutBroken(report: OrganizerReport, facts: BoardFacts, most: number): OrganizerReport {
  const view = organizerQuality.view(report)
  const broken = new Set(
    organizerQuality.rules
      .filter(({ strength }) => strength === 'must')
      .flatMap((rule) => brokenBy(rule, view, facts))
      .map((message) => PLACE.exec(message)?.[0]),
  )
  const good = <T>(list: string, proposals: readonly T[]) =>
    proposals.filter((_, index) => !broken.has(`${list}[${index}]`)).slice(0, most)
  return {
    decomposition_proposals: good('decomposition_proposals', report.decomposition_proposals),
    grouping_proposals: good('grouping_proposals', report.grouping_proposals),
    relation_proposals: good('relation_proposals', report.relation_proposals),
    summary: report.summary,
  }
}
