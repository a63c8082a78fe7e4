import { DATA_IS_NOT_INSTRUCTION, defineAsk } from '#kernel/gate/index.ts'
import { organizeBuiltIn } from './built-in.ts'
import { type OrganizerReport, OrganizerReportSchema } from '../../proposal-quality/index.ts'
import { organizerQuality } from '../../proposal-quality/organizer/rules.ts'
import { mendReport } from '../mend-report.ts'
import { declinedBlock, nodesBlock, wishesBlock } from '../prompt-parts.ts'
import { gateRules } from '../quality-rules.ts'
import type { ReportInput } from '../report-input.ts'
import { ORGANIZER_TEXTS, TOLD_ORGANIZER } from './prompt-texts.ts'

/** Two corrections at most; then the report is not adopted. A proposal that breaks a rule is left out, the others stay. */
export const organize = defineAsk<ReportInput, OrganizerReport>({
  name: 'board.organize',
  output: OrganizerReportSchema,
  prompt: (input) => ({
    system: `${ORGANIZER_TEXTS[input.language]}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: `${nodesBlock(input)}\n${wishesBlock(input)}\n${declinedBlock(input)}`,
  }),
  told: TOLD_ORGANIZER,
  rules: [],
  rawRules: gateRules(organizerQuality),
  mend: mendReport(organizerQuality),
  builtIn: organizeBuiltIn,
  whenRejected: 'refuse-answers',
  stream: 'never',
  usableIds: ({ facts }) => [...facts.usable],
  limits: { attempts: 3, timeoutMs: 30_000, maxTokens: 4_000 },
})
