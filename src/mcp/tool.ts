import type { Verb } from '#kernel/verb.ts'

export interface Tool {
  name: string
  /** When to use it, for an assistant that has only this text. */
  hint: string
  verb: Verb
  readOnly: boolean
}
