import { z } from 'zod'
import { isBlank } from '#text/blank.ts'
import { defineAsk } from '#kernel/gate/ask.ts'
import { MANNERS } from '#listening/manners/index.ts'
import { reportBuiltIn } from './built-in.ts'
import { mendReport } from './mend.ts'
import { reportPrompt, TOLD_REPORT } from './prompt.ts'
import { reporterRules } from './rules.ts'
import type { ReporterInput } from './shape.ts'

/** Role D. */
export const writeReport = defineAsk<ReporterInput, string>({
  name: 'why.write-report',
  output: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .refine((text) => !isBlank(text), 'is blank'),
  prompt: reportPrompt,
  told: TOLD_REPORT,
  mends: MANNERS,
  mend: mendReport,
  rules: reporterRules,
  builtIn: reportBuiltIn,
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 2, timeoutMs: 120_000, maxTokens: 4_000 },
})
