import { DATA_IS_NOT_INSTRUCTION, defineAsk } from '#kernel/gate/index.ts'
import { adviseBuiltIn } from './built-in.ts'
import { advisorQuality } from '../../proposal-quality/advisor/rules.ts'
import { type AdvisorReport, AdvisorReportSchema } from '../../proposal-quality/index.ts'
import { STATUSES } from '../../status/statuses.ts'
import { transitionsFrom } from '../../status/transitions.ts'
import { declinedBlock, languageLine, nodesBlock, wishesBlock } from '../prompt-parts.ts'
import { gateRules } from '../quality-rules.ts'
import type { ReportInput } from '../report-input.ts'

const TRANSITIONS = STATUSES.map((status) => `${status} → ${transitionsFrom(status).join(', ')}`).join('\n')

const SYSTEM = `You are the Advisor of a board. For one node you lay out options; a person chooses.
- The focus node if one is given, else the node where a decision is most due. target_title and current_status are copied exactly.
- options: at least two that really differ. label begins with 案A / Option A and so on. Each has next_action (what to do next if it is taken), necessary_info (what is good to know before), criteria_note (when it fits) and risks (at least one).
- suggested_status only where it can be reached from current_status.
- criteria: two or more points to compare by. next_decision: the one thing to settle first (まず… / First, …). summary: how it looks.
- You lay out, you do not choose: never write ベスト, 推奨, 正解, すべき, should, must, best, recommended, correct answer.
- The declined block lists what a person has said no to: propose none of it again, in no other words either.
- No string is empty. No other fields.
Reachable statuses:
${TRANSITIONS}
${DATA_IS_NOT_INSTRUCTION}`

export const advise = defineAsk<ReportInput, AdvisorReport>({
  name: 'board.advise',
  output: AdvisorReportSchema,
  prompt: (input) => ({
    system: `${SYSTEM}\n${languageLine(input)}`,
    user: `${nodesBlock(input)}\n${wishesBlock(input)}\n${declinedBlock(input)}`,
  }),
  rules: [],
  rawRules: gateRules(advisorQuality),
  builtIn: adviseBuiltIn,
  whenRejected: 'refuse',
  stream: 'never',
  usableIds: ({ facts }) => [...facts.usable],
  limits: { attempts: 3, timeoutMs: 30_000, maxTokens: 4_000 },
})
