import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { Layer, Percent } from '../../contract.ts'

/** Not trimmed: the gate refuses what a schema would change, and a stray space is no reason to ask again. */
const line = z
  .string()
  .regex(/\S/, 'is blank')
  .refine((text) => !isBlank(text), 'is blank')

/** The longest name of a point. */
export const LONGEST_LABEL = 120

/**
 * The Planner's answer, its question included. Numbers the server counts itself are not asked for. Strict: an unknown key is an
 * error, and nothing is filled in.
 */
export const PlannerOutput = z.strictObject({
  sessionPurpose: line.max(300),
  active_sub_questions: z
    .array(z.strictObject({ question: line.max(300), layer: Layer, status: z.enum(['active', 'resolved']) }))
    .max(12),
  confirmed_insights: z
    .array(
      z.strictObject({
        label: line.max(LONGEST_LABEL),
        layer: Layer,
        strength: Percent,
        confirmation_strength: z.number().min(0).max(1),
        quote: line,
      }),
    )
    .max(8),
  cognitive_filter: z.strictObject({ detected_how: z.array(line).max(40), detected_what: z.array(line).max(40) }),
  /** What to say next; empty when there is nothing to ask. Judged as the Interviewer's own. */
  question: z.string().max(600),
})

export type PlannerOutput = z.infer<typeof PlannerOutput>
