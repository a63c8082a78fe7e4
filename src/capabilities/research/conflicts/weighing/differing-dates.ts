import { ONCE } from '../lexicon/cues.ts'
import { agree, clash, dated, type Dated, eventOf } from '../judging/dates.ts'
import type { Comparison } from '../judging/finding.ts'

export interface DifferingDates {
  a: Dated
  b: Dated
  /** An event that both date stands nearby; of some there is but one. */
  event: boolean
  once: boolean
  /** They differ in the year, or only within it. */
  years: boolean
  sameLink: boolean
  /** Both dates are followed by much the same. */
  copula: boolean
}

export interface Dates {
  differing: DifferingDates | undefined
  agreeing: number
  /** Only one of them says when. */
  oneSided: boolean
}

export function compareDates(comparison: Comparison): Dates {
  const { a, b, alignment } = comparison
  const [all, others] = [dated(a), dated(b)]
  const restA = all.filter((x) => !others.some((y) => agree(x.date, y.date)))
  const restB = others.filter((y) => !all.some((x) => agree(x.date, y.date)))
  let differing: DifferingDates | undefined
  for (const x of restA)
    for (const y of restB) {
      if (!clash(x.date, y.date)) continue
      const event = eventOf(x, y, alignment.pairs)
      const once = event !== undefined && (ONCE.has(event.a.lemma) || ONCE.has(event.b.lemma))
      if (differing !== undefined && (differing.once || !once)) continue
      differing = {
        a: x,
        b: y,
        event: event !== undefined,
        once,
        years: x.date.year !== y.date.year && x.date.year !== undefined && y.date.year !== undefined,
        sameLink: x.placed.link === y.placed.link,
        copula: x.placed.copula || y.placed.copula,
      }
    }
  return { differing, agreeing: all.length - restA.length, oneSided: (all.length === 0) !== (others.length === 0) }
}
