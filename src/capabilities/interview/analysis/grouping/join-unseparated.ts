/** Two groups are one when they are nearly as alike across as within: fitted on the development subjects of bench/themes. */
const ONE = { acrossToWithin: 0.5, atLeast: 0.12 }

/**
 * Communities are always found, also where everyone speaks of one thing: those without a real border between them are put
 * together again. Never against what has to stay apart.
 */
export function joinUnseparated(
  groups: readonly (readonly number[])[],
  alike: readonly Float64Array[],
  areApart: (a: number, b: number) => boolean,
): number[][] {
  const joined = groups.map((group) => [...group])
  for (;;) {
    let best: { into: number; from: number; ratio: number } | undefined
    for (const [into, left] of joined.entries()) {
      for (const [n, right] of joined.slice(into + 1).entries()) {
        if (left.some((a) => right.some((b) => areApart(a, b)))) continue
        const ratio = acrossToWithin(left, right, alike)
        if (ratio >= ONE.acrossToWithin && ratio > (best?.ratio ?? 0)) best = { into, from: into + 1 + n, ratio }
      }
    }
    if (best === undefined) return joined
    joined[best.into] = [...(joined[best.into] ?? []), ...(joined[best.from] ?? [])]
    joined.splice(best.from, 1)
  }
}

function acrossToWithin(left: readonly number[], right: readonly number[], alike: readonly Float64Array[]): number {
  const across = mean(left, right, alike)
  if (left.length < 2 || right.length < 2 || across < ONE.atLeast) return 0
  return across / Math.sqrt(Math.max(across, within(left, alike)) * Math.max(across, within(right, alike)))
}

function within(group: readonly number[], alike: readonly Float64Array[]): number {
  return (mean(group, group, alike) * group.length) / (group.length - 1)
}

/** The diagonal is zero. */
function mean(left: readonly number[], right: readonly number[], alike: readonly Float64Array[]): number {
  let sum = 0
  for (const a of left) for (const b of right) sum += alike[a]?.[b] ?? 0
  return sum / (left.length * right.length)
}
