import { defineAsk } from '#kernel/gate/ask.ts'
import { MANNERS } from '#listening/manners/index.ts'
import { planBuiltIn } from './built-in.ts'
import type { PlannerInput } from './input.ts'
import { mendPlan } from './mend.ts'
import { plannerPrompt } from './prompt.ts'
import { plannerRules } from './rules.ts'
import { TOLD_PLAN } from './rules-text.ts'
import { PlannerOutput } from './schema.ts'

/** Role A, with role B's question in the same answer. Three attempts, so that the Manager's `retry` rules get their two corrections. */
export const planTurn = defineAsk<PlannerInput, PlannerOutput>({
  name: 'why.plan-turn',
  output: PlannerOutput,
  prompt: plannerPrompt,
  told: TOLD_PLAN,
  mends: MANNERS,
  mend: mendPlan,
  rules: plannerRules,
  builtIn: planBuiltIn,
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 3, timeoutMs: 30_000, maxTokens: 1_600 },
})
