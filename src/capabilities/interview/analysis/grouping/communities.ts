/** Above 1, smaller communities: fitted on the development subjects of bench/themes. */
const RESOLUTION = 1.15
const MOST_SWEEPS = 30

export interface Graph {
  /** Nearness of any two nodes, symmetric and not negative; the diagonal is what a node holds within. */
  near: readonly Float64Array[]
  /** Two nodes that never come together. */
  areApart: (a: number, b: number) => boolean
}

/**
 * Communities by modularity (as Louvain does it): nodes belong together when they are nearer to each other than so
 * well-connected nodes would be by chance. Needs neither a number of groups nor a threshold. Returns groups of nodes.
 */
export function communities(graph: Graph): number[][] {
  const state = start(graph)
  for (let round = 0; round < 2; round++) {
    moveNodes(state)
    joinCommunities(state)
  }
  moveNodes(state)
  return [...members(state).values()]
}

interface State extends Graph {
  labels: number[]
  degrees: readonly number[]
  total: number
}

function start(graph: Graph): State {
  const degrees = graph.near.map((row) => row.reduce((sum, weight) => sum + weight, 0))
  const total = degrees.reduce((sum, degree) => sum + degree, 0)
  return { ...graph, labels: degrees.map((_, node) => node), degrees, total }
}

/** Each node goes where it gains most, until none does. */
function moveNodes(state: State): void {
  const { labels, degrees, total, near, areApart } = state
  if (total === 0) return
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let moved = false
    for (const [node, own] of labels.entries()) {
      const links = new Map<number, { weight: number; degree: number; open: boolean }>([
        [own, { weight: 0, degree: 0, open: true }],
      ])
      for (let other = 0; other < labels.length; other++) {
        const label = labels[other] ?? other
        if (other === node) continue
        const link = links.get(label) ?? { weight: 0, degree: 0, open: true }
        link.weight += near[node]?.[other] ?? 0
        link.degree += degrees[other] ?? 0
        link.open &&= label === own || !areApart(node, other)
        links.set(label, link)
      }
      let best = { label: own, gain: -Infinity }
      for (const [label, { weight, degree, open }] of links) {
        const gain = weight - (RESOLUTION * (degrees[node] ?? 0) * degree) / total
        if (open && (gain > best.gain + 1e-12 || (label === own && gain > best.gain - 1e-12))) best = { label, gain }
      }
      const to = best.gain < 0 ? unusedLabel(labels, node) : best.label
      if (to === own) continue
      labels[node] = to
      moved = true
    }
    if (!moved) return
  }
}

/** A node better off alone takes its own number, or the first that is free. */
function unusedLabel(labels: readonly number[], node: number): number {
  const used = new Set(labels.filter((_, other) => other !== node))
  for (const label of [labels[node] ?? node, node]) if (!used.has(label)) return label
  let free = 0
  while (used.has(free)) free++
  return free
}

/** Joins the two communities that gain most by it, as long as any do. */
function joinCommunities(state: State): void {
  const { labels, degrees, total, near, areApart } = state
  for (;;) {
    const groups = [...members(state)]
    let best: { into: number; from: number; gain: number } | undefined
    for (const [n, [into, left]] of groups.entries()) {
      for (const [from, right] of groups.slice(n + 1)) {
        if (left.some((a) => right.some((b) => areApart(a, b)))) continue
        let weight = 0
        for (const a of left) for (const b of right) weight += near[a]?.[b] ?? 0
        const gain = weight - (RESOLUTION * degreeOf(left, degrees) * degreeOf(right, degrees)) / total
        if (gain > (best?.gain ?? 1e-12)) best = { into, from, gain }
      }
    }
    if (best === undefined) return
    for (const [node, label] of labels.entries()) if (label === best.from) labels[node] = best.into
  }
}

function degreeOf(nodes: readonly number[], degrees: readonly number[]): number {
  return nodes.reduce((sum, node) => sum + (degrees[node] ?? 0), 0)
}

function members({ labels }: State): Map<number, number[]> {
  return Map.groupBy(labels.keys(), (node) => labels[node] ?? node)
}
