import { organizerRules } from '../../proposal-quality/organizer/rules.ts'
import { viewOrganizer } from '../../proposal-quality/organizer/view.ts'
import type { OrganizerReport } from '../../proposal-quality/index.ts'
import type { World } from '../../proposal-quality/board-facts.ts'

const LISTS = ['decomposition_proposals', 'grouping_proposals', 'relation_proposals'] as const
const PLACE = /^(?<list>\w+_proposals)\[(?<index>\d+)\]/u

/** Leaves out, once and for all, every proposal some Must rule speaks against, and keeps the first few of each kind. */
export function withoutBroken(report: OrganizerReport, world: World, most: number): OrganizerReport {
  const view = viewOrganizer(report)
  const broken = new Set(
    organizerRules
      .filter(({ strength }) => strength === 'must')
      .flatMap((rule) => rule.check(view, world))
      .map((message) => PLACE.exec(message)?.[0]),
  )
  const kept = { ...report }
  for (const list of LISTS) {
    const good = (report[list] as readonly unknown[]).filter((_, index) => !broken.has(`${list}[${index}]`))
    Object.assign(kept, { [list]: good.slice(0, most) })
  }
  return kept
}
