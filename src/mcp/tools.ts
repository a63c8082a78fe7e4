import type { BoardVerbs } from '#capabilities/board/verbs.ts'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import type { InterviewVerbs } from '#capabilities/interview/verbs.ts'
import type { RunVerbs } from '#capabilities/research/verbs.ts'
import type { WhyVerbs } from '#capabilities/why/verbs.ts'
import type { MaskingVerbs } from '#capabilities/masking/index.ts'
import type { OperationVerbs } from '#kernel/operations.ts'
import { boardTools } from './board-tools.ts'
import { codeTools } from './code-tools.ts'
import { interviewTools } from './interview-tools.ts'
import { researchTools } from './research-tools.ts'
import type { Tool } from './tool.ts'

export interface McpVerbs {
  why: WhyVerbs
  board: BoardVerbs
  interview: InterviewVerbs
  research: RunVerbs
  code: CodeVerbs
  masking: MaskingVerbs
  operations: OperationVerbs
}

/** The allow-list: a verb that is not named here cannot be reached over MCP. */
export function mcpTools(
  { why, board, interview, research, code, masking, operations }: McpVerbs,
  codeRoot?: string,
): Tool[] {
  return [
    {
      name: 'why_start',
      hint: 'Begin here when someone says what they want to make. Ask them the returned message word for word.',
      verb: why.startSession,
      readOnly: false,
    },
    {
      name: 'why_answer',
      hint:
        "Send the person's own words, never your summary of them. Ask them the returned message; when phase is SLIDER " +
        'show them confirmed_insights and go on with why_report or why_resume.',
      verb: why.process,
      readOnly: false,
    },
    {
      name: 'why_resume',
      hint: 'Use in phase SLIDER when the person would rather go on talking.',
      verb: why.resume,
      readOnly: false,
    },
    {
      name: 'why_report',
      hint: 'Use in phase SLIDER. Weights are 0 to 100 by insight id; one not sent keeps its strength.',
      verb: why.report,
      readOnly: false,
    },
    {
      name: 'why_session',
      hint: 'Read a session again: its phase, messages, insights and report.',
      verb: why.getSession,
      readOnly: true,
    },
    ...boardTools(board),
    ...interviewTools(interview),
    ...researchTools(research),
    ...codeTools(code, codeRoot),
    {
      name: 'mask',
      hint: 'Use it before you pass a text on that may name somebody. On an error treat the text as not masked.',
      verb: masking.mask,
      readOnly: true,
    },
    {
      name: 'runs',
      hint: 'See what was asked of models, what was accepted or refused, and why.',
      verb: operations.runs,
      readOnly: true,
    },
  ]
}
