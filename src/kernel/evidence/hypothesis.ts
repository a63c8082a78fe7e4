/** A guess, and said to be one: what a model claims until a tool has found it. */
export interface Hypothesis<T> {
  readonly kind: 'hypothesis'
  readonly value: T
}

export function hypothesis<T>(value: T): Hypothesis<T> {
  return { kind: 'hypothesis', value }
}
