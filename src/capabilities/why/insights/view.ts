import type { ConfirmedInsight, Layer } from '../contract.ts'

interface Insight {
  id: string
  label: string
  layer: Layer
  strength: number
  tag: 'primary' | 'supplementary'
  turn: number
  sliderWeight: number | null
  johariBlindSpot: boolean
}

const LADDER: Readonly<Record<Layer, number>> = { value: 0, consequence: 1, attribute: 2 }

/** Value first, then consequence, then attribute; the stronger first within a layer. */
export function byLadder(a: Insight, b: Insight): number {
  return LADDER[a.layer] - LADDER[b.layer] || b.strength - a.strength || a.turn - b.turn || (a.id < b.id ? -1 : 1)
}

export function insightView(insight: Insight, quotes: readonly string[]): ConfirmedInsight {
  return {
    id: insight.id,
    label: insight.label,
    layer: insight.layer,
    strength: insight.strength,
    tag: insight.tag,
    turn: insight.turn,
    slider_weight: insight.sliderWeight,
    johari_blind_spot: insight.johariBlindSpot,
    quotes: [...quotes],
  }
}
