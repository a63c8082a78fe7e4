import { NazeError } from '#kernel/errors.ts'
import type { Tag } from '../contract.ts'
import { PRIMARY_FROM, type SynthesizedInsight } from '../insights/synthesize.ts'

export interface SentWeight {
  id: string
  slider_weight: number
}

export type WeightedInsight = SynthesizedInsight & { weight: number }

/** The shown insights with their weights; one not sent weighs its strength. Refuses unknown ids and a report of nothing. */
export function weighInsights(shown: readonly SynthesizedInsight[], sent: readonly SentWeight[]): WeightedInsight[] {
  const weights = new Map<string, number>()
  for (const { id, slider_weight: weight } of sent) {
    if (!shown.some((insight) => insight.id === id)) throw invalid(`no insight with the id ${id} is shown`)
    if (weights.has(id)) throw invalid(`the weight of ${id} was sent twice`)
    if (!Number.isInteger(weight) || weight < 0 || weight > 100)
      throw invalid('a weight is a whole number from 0 to 100')
    weights.set(id, weight)
  }
  const weighed = shown.map((insight) => ({ ...insight, weight: weights.get(insight.id) ?? insight.strength }))
  if (weighed.every((insight) => insight.weight === 0)) throw invalid('every weight is 0: nothing is left to report')
  const most = Math.max(...weighed.map(({ weight }) => weight))
  return weighed.map((insight) => Object.assign(insight, { tag: tagOf(insight.weight, most) }))
}

/** Where it stands in the report is decided by its weight alone; the heaviest is a main point whatever it weighs. */
function tagOf(weight: number, most: number): Tag {
  return weight >= PRIMARY_FROM || weight === most ? 'primary' : 'supplementary'
}

const invalid = (message: string): NazeError => new NazeError('INVALID_INPUT', message)
