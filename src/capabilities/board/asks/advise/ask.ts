import { DATA_IS_NOT_INSTRUCTION, defineAsk } from '#kernel/gate/index.ts'
import { adviseBuiltIn } from './built-in.ts'
import { advisorQuality } from '../../proposal-quality/advisor/rules.ts'
import { type AdvisorReport, AdvisorReportSchema } from '../../proposal-quality/index.ts'
import { STATUSES } from '../../status/statuses.ts'
import { transitionsFrom } from '../../status/transitions.ts'
import { mendReport } from '../mend-report.ts'
import { declinedBlock, nodesBlock, wishesBlock } from '../prompt-parts.ts'
import { gateRules } from '../quality-rules.ts'
import type { ReportInput } from '../report-input.ts'
import { ADVISOR_TEXTS, TOLD_ADVISOR } from './prompt-texts.ts'

const TRANSITIONS = STATUSES.map((status) => `${status} → ${transitionsFrom(status).join(', ')}`).join('\n')

const REACHABLE = { ja: '移れるステータス：', en: 'Reachable statuses:' } as const

export const advise = defineAsk<ReportInput, AdvisorReport>({
  name: 'board.advise',
  output: AdvisorReportSchema,
  prompt: (input) => ({
    system: `${ADVISOR_TEXTS[input.language]}\n${REACHABLE[input.language]}\n${TRANSITIONS}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: `${nodesBlock(input)}\n${wishesBlock(input)}\n${declinedBlock(input)}`,
  }),
  told: TOLD_ADVISOR,
  rules: [],
  rawRules: gateRules(advisorQuality),
  mend: mendReport(advisorQuality),
  builtIn: adviseBuiltIn,
  whenRejected: 'refuse-answers',
  stream: 'never',
  usableIds: ({ facts }) => [...facts.usable],
  limits: { attempts: 3, timeoutMs: 30_000, maxTokens: 4_000 },
})
