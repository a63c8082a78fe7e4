/** Spearman's rank correlation, ties sharing their mean rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b))
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((x, y) => x.value - y.value)
  const found = Array.from({ length: values.length }, () => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (order[to]?.value === order[from]?.value && to < order.length) to++
    for (const { index } of order.slice(from, to)) found[index] = (from + to - 1) / 2
    from = to
  }
  return found
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  let [both, squareA, squareB] = [0, 0, 0]
  for (const [i, x] of a.entries()) {
    const [da, db] = [x - meanA, (b[i] ?? 0) - meanB]
    both += da * db
    squareA += da * da
    squareB += db * db
  }
  return both / Math.sqrt(squareA * squareB)
}

/** Where as many of the related fall below a threshold as of the unrelated reach it: the share of either. */
export function equalErrorRate(related: readonly number[], unrelated: readonly number[]): number {
  let best = { gap: Number.POSITIVE_INFINITY, rate: 1 }
  for (const threshold of [...related, ...unrelated]) {
    const missed = share(related, (score) => score < threshold)
    const passed = share(unrelated, (score) => score >= threshold)
    if (Math.abs(missed - passed) < best.gap) best = { gap: Math.abs(missed - passed), rate: (missed + passed) / 2 }
  }
  return best.rate
}

export function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
