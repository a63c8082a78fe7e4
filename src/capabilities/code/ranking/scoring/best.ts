/** By code units: the same on every machine. */
export function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The `most` of a long list with the highest scores, best first; equal ones by their paths. Does not sort the list. */
export function best<T extends { path: string }>(list: readonly T[], most: number, score: (each: T) => number): T[] {
  const kept: { each: T; score: number }[] = []
  const isBefore = (a: { each: T; score: number }, b: { each: T; score: number }) =>
    a.score > b.score || (a.score === b.score && order(a.each.path, b.each.path) < 0)
  for (const each of list) {
    const one = { each, score: score(each) }
    const last = kept.at(-1)
    if (kept.length === most && last !== undefined && !isBefore(one, last)) continue
    let at = kept.length
    for (let other = kept[at - 1]; other !== undefined && isBefore(one, other); other = kept[at - 1]) at--
    kept.splice(at, 0, one)
    if (kept.length > most) kept.pop()
  }
  return kept.map(({ each }) => each)
}
