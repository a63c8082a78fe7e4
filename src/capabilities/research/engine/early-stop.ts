import type { IterationResult } from '../contract/engine.ts'

/** In a row, and no fewer. */
const TWO = 2

/** Two improvements in a row below the threshold: more of the same brings little. */
export function hasStopped(iterations: readonly IterationResult[], threshold: number): boolean {
  const last = iterations.slice(-(TWO + 1)).map(bestOf)
  if (last.length <= TWO) return false
  return last.slice(1).every((score, index) => improvement(last[index] ?? 0, score) < threshold)
}

/** Nobody had anything to add, twice. */
export function foundNothingNew(iterations: readonly IterationResult[]): boolean {
  const last = iterations.slice(-TWO)
  return last.length === TWO && last.every(({ agentReports }) => agentReports.every(({ unchanged }) => unchanged))
}

const bestOf = ({ scores }: IterationResult) => Math.max(0, ...scores.map(({ totalScore }) => totalScore))

/** As a share of what was there; from nothing everything is an improvement. */
function improvement(before: number, after: number): number {
  if (before > 0) return (after - before) / before
  return after > 0 ? Number.POSITIVE_INFINITY : 0
}
