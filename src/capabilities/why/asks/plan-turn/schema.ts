import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { Layer, Percent, QuestionType } from '../../contract.ts'

/** Not trimmed: the gate refuses what a schema would change, and a stray space is no reason to ask again. */
const line = z
  .string()
  .regex(/\S/, 'is blank')
  .refine((text) => !isBlank(text), 'is blank')

/** The Planner's answer. Strict: an unknown key is an error, and nothing is filled in. */
export const PlannerOutput = z.strictObject({
  main_goal_understanding: Percent,
  sub_question_clarity: Percent,
  why_completeness_score: Percent,
  sessionPurpose: line.max(300),
  question_type: QuestionType,
  active_sub_questions: z
    .array(z.strictObject({ question: line.max(300), layer: Layer, status: z.enum(['active', 'resolved']) }))
    .min(1)
    .max(12),
  confirmed_insights: z
    .array(
      z.strictObject({
        label: line.max(120),
        layer: Layer,
        strength: Percent,
        confirmation_strength: z.number().min(0).max(1),
        turn: z.int().min(0),
        quote: line,
      }),
    )
    .max(8),
  cognitive_filter: z.strictObject({
    detected_how: z.array(line).max(40),
    detected_what: z.array(line).max(40),
    instruction: z.string(),
  }),
  next_question_focus: z.strictObject({ target_layer: Layer, focus: line.max(400) }),
})

export type PlannerOutput = z.infer<typeof PlannerOutput>
