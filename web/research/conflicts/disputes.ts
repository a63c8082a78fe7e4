import type { Citation, ConflictDetail } from '../../api/research.ts'

/** The conflicts one of the cited sentences is a side of. */
export function disputesOf(citations: readonly Citation[], conflicts: readonly ConflictDetail[]): ConflictDetail[] {
  return conflicts.filter(({ statement1, statement2 }) =>
    [statement1, statement2].some((side) =>
      citations.some(({ pageId, start, end }) => pageId === side.pageId && start < side.end && side.start < end),
    ),
  )
}
