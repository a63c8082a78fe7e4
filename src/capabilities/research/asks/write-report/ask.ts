import { defineAsk } from '#kernel/gate/index.ts'
import { type WriteReportInput, WrittenReport } from './input.ts'
import { mendReport } from './mend.ts'
import { TOLD_REPORT, writePrompt } from './prompt.ts'
import { writeRules } from './rules.ts'

/** A report in prose. What breaks a rule is replaced by the quotations themselves. */
export const writeReport = defineAsk<WriteReportInput, WrittenReport>({
  name: 'research.write-report',
  output: WrittenReport,
  prompt: writePrompt,
  told: TOLD_REPORT,
  rules: writeRules,
  mend: mendReport,
  builtIn: ({ builtIn }) => builtIn,
  usableIds: ({ claims }) => claims.map((_, index) => String(index + 1)),
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 2, timeoutMs: 120_000, maxTokens: 4_000 },
})
