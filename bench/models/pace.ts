/** How fast a model is, as its users measure it. */
export interface Pace {
  firstTokenMs: number
  tokensPerSecond: number
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
export const round = (value: number): number => Math.round(value * 100) / 100
