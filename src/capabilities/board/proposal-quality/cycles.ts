export type Edge = readonly [from: string, to: string]

/** The nodes left when everything that leads nowhere, and everything nothing leads to, is taken away: empty without a cycle. */
export function cyclicCore(edges: readonly Edge[]): ReadonlySet<string> {
  const left = new Set(edges.flat())
  peel(edges, left)
  peel(
    edges.map(([from, to]) => [to, from] as const),
    left,
  )
  return left
}

/** Takes away, again and again, every node that no remaining edge leads to. */
function peel(edges: readonly Edge[], left: Set<string>): void {
  const incoming = new Map<string, number>()
  const outgoing = new Map<string, string[]>()
  for (const [from, to] of edges) {
    if (!left.has(from) || !left.has(to)) continue
    incoming.set(to, (incoming.get(to) ?? 0) + 1)
    const next = outgoing.get(from)
    if (next === undefined) outgoing.set(from, [to])
    else next.push(to)
  }
  const free = [...left].filter((node) => !incoming.has(node))
  for (let node = free.pop(); node !== undefined; node = free.pop()) {
    left.delete(node)
    for (const to of outgoing.get(node) ?? []) {
      const count = (incoming.get(to) ?? 0) - 1
      incoming.set(to, count)
      if (count === 0) free.push(to)
    }
  }
}
