import type { PairSet } from './sets.ts'

export interface Score {
  pairs: number
  conflicts: number
  precision: number
  recall: number
  f1: number
}

interface ClassScore {
  pairs: number
  right: number
}

const round = (value: number) => Math.round(value * 1_000) / 1_000

/** Precision, recall and F1 of "these two conflict". */
export function score({ pairs }: PairSet, judge: (a: string, b: string) => boolean): Score {
  let [found, right] = [0, 0]
  for (const { a, b, conflict } of pairs) {
    if (!judge(a, b)) continue
    found += 1
    if (conflict) right += 1
  }
  const conflicts = pairs.filter(({ conflict }) => conflict).length
  return {
    pairs: pairs.length,
    conflicts,
    precision: round(found === 0 ? 0 : right / found),
    recall: round(conflicts === 0 ? 0 : right / conflicts),
    f1: round(found + conflicts === 0 ? 0 : (2 * right) / (found + conflicts)),
  }
}

/** How many of each class were judged rightly; a class is all conflicts or none. */
export function byClass({ pairs }: PairSet, judge: (a: string, b: string) => boolean): Record<string, ClassScore> {
  const classes: Record<string, ClassScore> = {}
  for (const { a, b, conflict, class: name } of pairs) {
    if (name === undefined) continue
    const of = (classes[name] ??= { pairs: 0, right: 0 })
    of.pairs += 1
    if (judge(a, b) === conflict) of.right += 1
  }
  return classes
}
