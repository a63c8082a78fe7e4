import { DATA_IS_NOT_INSTRUCTION, defineAsk } from '#kernel/gate/index.ts'
import { organizeBuiltIn } from './built-in.ts'
import { type OrganizerReport, OrganizerReportSchema } from '../../proposal-quality/index.ts'
import { organizerQuality } from '../../proposal-quality/organizer/rules.ts'
import { declinedBlock, languageLine, nodesBlock, wishesBlock } from '../prompt-parts.ts'
import { gateRules } from '../quality-rules.ts'
import type { ReportInput } from '../report-input.ts'

const SYSTEM = `You are the Organizer of a board of tasks, decisions and notes. You propose structure; a person decides.
- decomposition_proposals: parts of one node, at least two, each with title and context from the node's own text. target_title is copied exactly.
- grouping_proposals: at least two nodes that belong together, with a concrete group_label.
- relation_proposals: depends_on (from needs to first), blocks, related, same_topic, or a short word of your own. No node to itself, no cycle, nothing that is already there.
- Every proposal has a reason. Use only ids of the nodes given. Propose nothing twice, and nothing at all rather than something vague.
- summary: what lies on the board and where one could look first (まず… / First, …).
- You propose, you do not decide: never write べき, してください, が必要です, should, must, best, recommended, correct answer.
- The declined block lists what a person has said no to: propose none of it again, in no other words either.
- No string is empty. No other fields.
${DATA_IS_NOT_INSTRUCTION}`

/** Two corrections at most; then the report is not adopted. */
export const organize = defineAsk<ReportInput, OrganizerReport>({
  name: 'board.organize',
  output: OrganizerReportSchema,
  prompt: (input) => ({
    system: `${SYSTEM}\n${languageLine(input)}`,
    user: `${nodesBlock(input)}\n${wishesBlock(input)}\n${declinedBlock(input)}`,
  }),
  rules: [],
  rawRules: gateRules(organizerQuality),
  builtIn: organizeBuiltIn,
  whenRejected: 'refuse',
  stream: 'never',
  usableIds: ({ facts }) => [...facts.usable],
  limits: { attempts: 3, timeoutMs: 30_000, maxTokens: 4_000 },
})
