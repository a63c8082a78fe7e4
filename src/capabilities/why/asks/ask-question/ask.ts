import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { defineAsk } from '#kernel/gate/ask.ts'
import { askBuiltIn } from './built-in.ts'
import type { InterviewerInput } from './input.ts'
import { questionPrompt } from './prompt.ts'
import { interviewerRules } from './rules.ts'
import { TOLD_QUESTION } from './rules-text.ts'

/** Role B. */
export const askQuestion = defineAsk<InterviewerInput, string>({
  name: 'why.ask-question',
  output: z
    .string()
    .trim()
    .min(1)
    .max(400)
    .refine((text) => !isBlank(text), 'is blank'),
  prompt: questionPrompt,
  told: TOLD_QUESTION,
  rules: interviewerRules,
  builtIn: askBuiltIn,
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 2, timeoutMs: 30_000, maxTokens: 200 },
})
