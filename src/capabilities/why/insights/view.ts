import type { ConfirmedInsight } from '../contract.ts'
import type { InsightRow } from '../rows/insights.ts'

type Shown = Pick<
  InsightRow,
  'id' | 'label' | 'layer' | 'strength' | 'tag' | 'turn' | 'sliderWeight' | 'johariBlindSpot'
>

export function insightView(insight: Shown, quotes: readonly string[]): ConfirmedInsight {
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
