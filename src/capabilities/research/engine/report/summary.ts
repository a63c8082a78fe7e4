import { readsLike } from '../../claims/same-statement.ts'
import { type Discovery, rankOf } from './findings.ts'
import { isInPassing } from './in-passing.ts'
import { isUndated } from './worth-telling.ts'

const MOST = 5
const LEAST = 3

/** A discovery with the words of the topic it speaks of. */
export interface Placed extends Discovery {
  facets: readonly number[]
}

/**
 * What answers the topic: for each of its words the surest sentence that speaks of it, then what is surest besides. What
 * nobody disputes comes first; what only somebody said in passing, or who would have us say it, or when nobody can tell,
 * is left to the findings, unless there is nothing else.
 */
export function summaryOf(all: readonly Placed[], instructions: ReadonlyMap<string, number>): Placed[] {
  const isOrdered = ({ sources }: Discovery) => sources.every(({ originId }) => instructions.has(originId))
  const firm = all.filter((one) => !isInPassing(one) && !isOrdered(one) && !isUndated(one.text))
  const key = firm.length === 0 ? all : firm
  const [disputed = [], calm = []] = [true, false].map((is) =>
    distinct(
      key.filter(({ conflicts }) => conflicts.length > 0 === is),
      key.length,
      readsLike,
    ),
  )
  const chosen = new Set<Placed>()
  const spoken = new Set<number>()
  const news = ({ facets }: Placed) => facets.filter((facet) => !spoken.has(facet)).length
  const take = (from: readonly Placed[], least: number, most: number) => {
    while (chosen.size < most) {
      const left = from.filter((one) => !chosen.has(one) && news(one) >= least)
      const [next] = left.toSorted((a, b) => news(b) - news(a) || rankOf(b) - rankOf(a))
      if (next === undefined) return
      chosen.add(next)
      for (const facet of next.facets) spoken.add(facet)
    }
  }
  take(calm, 1, MOST)
  // A word of the topic that only a disputed sentence speaks of is not passed over in silence.
  take(disputed, 1, MOST)
  take(calm, 0, MOST)
  take(disputed, 0, LEAST)
  return [...chosen]
}

/** The first ones that do not repeat each other. */
export function distinct<T extends Discovery>(
  discoveries: readonly T[],
  most: number,
  repeats: (a: string, b: string) => boolean,
): T[] {
  const chosen: T[] = []
  for (const discovery of discoveries) {
    if (chosen.length >= most) break
    if (!chosen.some(({ text }) => repeats(text, discovery.text))) chosen.push(discovery)
  }
  return chosen
}
