import { useState } from 'react'
import type { ConfirmedInsight } from '../../api/why.ts'
import { readWeights, writeWeights } from '../tab-memory.ts'

/** The weights as they stand: moved in this tab, else those of the last report, else how firmly each was said. */
export function useWeights(id: string, insights: readonly ConfirmedInsight[]) {
  const [moved, setMoved] = useState(() => readWeights(id))
  const of = (insight: ConfirmedInsight) => moved[insight.id] ?? insight.slider_weight ?? insight.strength
  return {
    of,
    set: (insight: ConfirmedInsight, weight: number) => {
      const next = { ...moved, [insight.id]: weight }
      setMoved(next)
      writeWeights(id, next)
    },
    allZero: insights.every((insight) => of(insight) === 0),
    toSend: insights.map((insight) => ({ id: insight.id, slider_weight: of(insight) })),
  }
}
