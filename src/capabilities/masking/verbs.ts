import type { Verb } from '#kernel/verb.ts'
import type { MaskInput, MaskOutput } from './contract.ts'

/** Masking for whoever has a text: it needs no store, keeps nothing and numbers nobody. */
export interface MaskingVerbs {
  mask: Verb<typeof MaskInput, typeof MaskOutput>
}
