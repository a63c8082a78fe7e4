import { CONFIDENCE_LABELS, type ConfidenceLabel, type Insight } from '../../api/interview.ts'

export interface Level {
  label: ConfidenceLabel
  insights: Insight[]
}

/** Cards by how sure they are, in each level the weightiest first; a level without cards is left out. */
export function arrange(insights: readonly Insight[]): Level[] {
  const byWeight = insights.toSorted(
    (one, other) => other.severity - one.severity || other.confidence - one.confidence || compare(one.id, other.id),
  )
  return CONFIDENCE_LABELS.map((label) => ({
    label,
    insights: byWeight.filter((insight) => insight.confidence_label === label),
  })).filter((level) => level.insights.length > 0)
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)
