import { z } from 'zod'
import type { SlotName } from '../../contract.ts'

const Proposed = z.object({ value: z.string().min(1).max(1_000), quote: z.string().min(1).max(4_000) }).nullable()

/** What a request is said to say. A slot that is not named is null; one that is left out breaks the shape. */
export const Decomposition = z.object({
  target_feature: Proposed,
  trigger_condition: Proposed,
  observed_issue: Proposed,
  desired_action: Proposed,
})
export type Decomposition = z.infer<typeof Decomposition>

export interface DecomposeInput {
  query: string
}

/** Where in the request a slot stands. */
export interface Span {
  start: number
  end: number
}
export type Spans = Partial<Record<SlotName, Span>>
