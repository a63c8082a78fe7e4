import type { ConflictDetail, RunIteration } from '../../api/research.ts'

/** The same two sentences stand in the scores of both reports, and again in later rounds: they are one conflict. */
export function knownConflicts(iterations: readonly Pick<RunIteration, 'scores'>[]): ConflictDetail[] {
  const found = new Map<string, ConflictDetail>()
  for (const { scores } of iterations)
    for (const { conflicts } of scores)
      for (const conflict of conflicts) {
        const pair = [conflict.statement1, conflict.statement2].map(({ pageId, start }) => `${pageId} ${start}`)
        found.set(pair.toSorted().join('|'), conflict)
      }
  return [...found.values()].sort((a, b) => b.severity - a.severity || b.confidence - a.confidence)
}
