import type { ConfirmedInsight } from '#capabilities/why/contract.ts'

export interface Weight {
  id: string
  slider_weight: number
}

/** `1=80 2=0` against the numbered list; undefined when any part of it is not understood. */
export function readWeights(text: string, insights: readonly ConfirmedInsight[]): Weight[] | undefined {
  const weights = new Map<string, number>()
  for (const part of text
    .normalize('NFKC')
    .split(/[\s,、]+/)
    .filter(Boolean)) {
    const match = /^(\d{1,3})=(\d{1,3})$/.exec(part)
    const insight = insights[Number(match?.[1]) - 1]
    const weight = Number(match?.[2])
    if (match === null || insight === undefined || weight > 100) return undefined
    weights.set(insight.id, weight)
  }
  return [...weights].map(([id, slider_weight]) => ({ id, slider_weight }))
}
