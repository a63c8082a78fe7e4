import type { z } from 'zod'
import type { Verb } from '#kernel/verb.ts'

export interface Tool {
  name: string
  /** When to use it, for an assistant that has only this text. */
  hint: string
  verb: Verb
  /** Less than the verb takes, where that is more than an assistant should have to read. */
  input?: z.ZodType
  readOnly: boolean
  /** For a room of many tools: its schemas are told without limits and by their first level. */
  brief?: true
}
