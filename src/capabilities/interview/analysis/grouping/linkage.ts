import { setImmediate as breathe } from 'node:timers/promises'
import type { Similarity } from '#text/index.ts'
import type { Mention } from './mention.ts'
import { likeness } from '../../asks/find-themes/likeness/remark.ts'

/** Fitted on the development subjects of bench/themes: few mentions have to be much alike. */
const ALIKE = { few: 0.49, many: 0.24 }
const FEW = 5
const MANY = 40
/** Joins the two groups that are most alike on average, as long as any are alike enough. */
export async function linked(
  mentions: readonly Mention[],
  settled: readonly (readonly number[])[],
  areApart: (a: number, b: number) => boolean,
  similarity: Similarity,
): Promise<number[][]> {
  const sums = await likenesses(mentions, similarity)
  const groups = new Map(settled.map((group) => [group[0] ?? 0, [...group]]))
  for (const group of groups.values()) for (const member of group.slice(1)) join(sums, group[0] ?? 0, member)
  const enough = alikeFrom(mentions.length)
  for (;;) {
    const best = nearest(sums, groups, areApart, enough)
    if (best === undefined) return [...groups.values()]
    const [into, from] = best
    groups.set(into, [...(groups.get(into) ?? []), ...(groups.get(from) ?? [])])
    groups.delete(from)
    join(sums, into, from)
    await breathe()
  }
}

export function alikeFrom(mentions: number): number {
  const fewness = Math.min(1, Math.max(0, (MANY - mentions) / (MANY - FEW)))
  return ALIKE.many + fewness * (ALIKE.few - ALIKE.many)
}

/** The two groups that are most alike on average and may be joined. */
function nearest(
  sums: readonly Float64Array[],
  groups: ReadonlyMap<number, readonly number[]>,
  areApart: (a: number, b: number) => boolean,
  enough: number,
): [into: number, from: number] | undefined {
  let best: { pair: [number, number]; score: number } | undefined
  const heads = [...groups]
  for (const [i, [a, left]] of heads.entries()) {
    for (const [b, right] of heads.slice(i + 1)) {
      const score = (sums[a]?.[b] ?? 0) / (left.length * right.length)
      if (score < enough || (best !== undefined && score <= best.score)) continue
      if (left.some((one) => right.some((other) => areApart(one, other)))) continue
      best = { pair: [a, b], score }
    }
  }
  return best?.pair
}

/** Adds one row and column of summed likenesses to another. */
function join(sums: readonly Float64Array[], into: number, from: number): void {
  for (const [other, row] of sums.entries()) {
    const added = (row[into] ?? 0) + (row[from] ?? 0)
    row[into] = added
    const mine = sums[into]
    if (mine !== undefined) mine[other] = added
  }
}

async function likenesses(mentions: readonly Mention[], similarity: Similarity): Promise<Float64Array[]> {
  const table = mentions.map(() => new Float64Array(mentions.length))
  for (const [i, a] of mentions.entries()) {
    for (const [j, b] of mentions.slice(0, i).entries()) {
      const score = await likeness(a.remark, b.remark, similarity)
      for (const [row, column] of [
        [i, j],
        [j, i],
      ] as const) {
        const cells = table[row]
        if (cells !== undefined) cells[column] = score
      }
    }
    // Comparing is work of this process, and others wait for their answers.
    await breathe()
  }
  return table
}
