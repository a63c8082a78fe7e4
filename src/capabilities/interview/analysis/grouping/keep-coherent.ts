/** Members of a card are so near to each other on average: fitted on studies in which no two people use the same words. */
const COHERES = 0.08

/**
 * Communities take everyone in, also whoever speaks of something else. A group is kept as far as its members agree: what
 * does not reach the rest stands for itself, and a group that nothing holds together falls apart.
 */
export function keepCoherent(
  groups: readonly (readonly number[])[],
  near: readonly Float64Array[],
  settled: readonly (readonly number[])[],
): number[][] {
  // Where everyone speaks of one thing nothing stands out from it, and nothing is near by what stands out.
  if (groups.length === 1) return groups.map((group) => [...group])
  const whole = new Map(settled.flatMap((group) => group.map((member) => [member, group] as const)))
  return groups.flatMap((group) =>
    agreeing([...new Set(group.flatMap((member) => whole.get(member) ?? []))], whole, near),
  )
}

/** Joins the two parts that are nearest on average, as long as any are near enough. */
function agreeing(
  group: readonly number[],
  whole: ReadonlyMap<number, readonly number[]>,
  near: readonly Float64Array[],
): number[][] {
  const parts = [...new Set(group.map((member) => whole.get(member) ?? [member]))].map((part) => Array.from(part))
  for (;;) {
    let best: { into: number; from: number; nearness: number } | undefined
    for (const [into, left] of parts.entries())
      for (const [n, right] of parts.slice(into + 1).entries()) {
        const nearness = mean(left, right, near)
        if (nearness >= COHERES && nearness > (best?.nearness ?? 0)) best = { into, from: into + 1 + n, nearness }
      }
    if (best === undefined) return parts
    parts[best.into] = [...(parts[best.into] ?? []), ...(parts[best.from] ?? [])]
    parts.splice(best.from, 1)
  }
}

function mean(left: readonly number[], right: readonly number[], near: readonly Float64Array[]): number {
  let sum = 0
  for (const a of left) for (const b of right) sum += near[a]?.[b] ?? 0
  return sum / (left.length * right.length)
}
