/** A linear-chain CRF with hashed features: `slots` feature ids per position, -1 after the last. */
export interface TaggerModel {
  readonly labels: readonly string[]
  readonly bits: number
  /** buckets × labels, to be multiplied by `scale`. */
  readonly weights: Int8Array
  readonly scale: number
  /** labels × labels, and one start row after them; -Infinity where BIO forbids the step. */
  readonly transitions: Float32Array
}

export interface Features {
  readonly length: number
  readonly slots: number
  readonly ids: Int32Array
}
