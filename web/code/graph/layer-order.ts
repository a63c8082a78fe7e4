interface Edge {
  from: number
  to: number
  count: number
}

/**
 * An order in which as many imports as possible lead down: whoever uses others stands above them. What leads up all the same is a circle, or
 * the lesser side of one. After Eades, Lin and Smyth: ends and beginnings first, then whoever gives most more than it takes.
 */
export function layerOrder(nodes: number, edges: readonly Edge[]): number[] {
  const left = new Set(Array.from({ length: nodes }, (_, n) => n))
  const weigh = (node: number, end: 'from' | 'to') => {
    const other = end === 'from' ? 'to' : 'from'
    return edges.reduce((sum, edge) => (edge[end] === node && left.has(edge[other]) ? sum + edge.count : sum), 0)
  }
  const top: number[] = []
  const bottom: number[] = []
  while (left.size > 0) {
    const alone = [...left].find((node) => weigh(node, 'from') === 0)
    if (alone !== undefined) {
      bottom.unshift(alone)
      left.delete(alone)
      continue
    }
    const [first] = [...left].toSorted((a, b) => balance(b) - balance(a) || a - b)
    if (first === undefined) break
    top.push(first)
    left.delete(first)
  }
  return [...top, ...bottom]

  function balance(node: number): number {
    const taken = weigh(node, 'to')
    return taken === 0 ? Number.POSITIVE_INFINITY : weigh(node, 'from') - taken
  }
}
