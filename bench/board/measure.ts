export interface Figure {
  what: string
  n: number
  p50: number
  p95: number
  bound: number | null
}

/** Milliseconds of `n` runs after a few that do not count. */
export async function measure(what: string, n: number, bound: number | null, run: () => unknown): Promise<Figure> {
  for (let warm = 0; warm < Math.min(n, 20); warm++) await run()
  const times: number[] = []
  for (let round = 0; round < n; round++) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { what, n, p50: at(0.5), p95: at(0.95), bound }
}
