import type { BoardVerbs } from '#capabilities/board/verbs.ts'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import type { InterviewVerbs } from '#capabilities/interview/verbs.ts'
import type { RunVerbs } from '#capabilities/research/verbs.ts'
import type { WhyVerbs } from '#capabilities/why/verbs.ts'
import type { MaskingVerbs } from '#capabilities/masking/index.ts'
import { NazeError } from '#kernel/errors.ts'
import type { OperationVerbs } from '#kernel/operations.ts'
import { boardTools } from './rooms/board-tools.ts'
import { codeTools } from './rooms/code-tools.ts'
import { interviewTools } from './rooms/interview-tools.ts'
import { researchTools } from './rooms/research-tools.ts'
import { whyTools } from './rooms/why-tools.ts'
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

/** The allow-list, a line a room: a verb that is not named in one of them cannot be reached over MCP. */
const ROOMS: Readonly<Record<string, (verbs: McpVerbs, codeRoot?: string) => Tool[]>> = {
  why: ({ why }) => whyTools(why),
  board: ({ board }) => boardTools(board),
  interview: ({ interview }) => interviewTools(interview),
  research: ({ research }) => researchTools(research),
  code: ({ code }, codeRoot) => codeTools(code, codeRoot),
  masking: ({ masking }) => [maskTool(masking)],
  runs: ({ operations }) => [runsTool(operations)],
}

export const ROOM_NAMES: readonly string[] = Object.keys(ROOMS)

/** `why,board`: which rooms' tools an assistant gets to see. */
export function readRooms(text: string): string[] {
  const rooms = text.split(',').map((name) => name.trim())
  const unknown = rooms.find((name) => !ROOM_NAMES.includes(name))
  if (unknown === undefined) return [...new Set(rooms)]
  throw new NazeError('INVALID_INPUT', `rooms: there is no room "${unknown}"; there are ${ROOM_NAMES.join(', ')}`)
}

/** Of these rooms, in the order of the house. */
export function mcpTools(
  verbs: McpVerbs,
  { rooms = ROOM_NAMES, codeRoot }: { rooms?: readonly string[]; codeRoot?: string } = {},
): Tool[] {
  return Object.entries(ROOMS).flatMap(([name, toolsOf]) => (rooms.includes(name) ? toolsOf(verbs, codeRoot) : []))
}

function maskTool(masking: MaskingVerbs): Tool {
  return {
    name: 'mask',
    hint: 'Use it before you pass a text on that may name somebody. On an error treat the text as not masked.',
    verb: masking.mask,
    readOnly: true,
  }
}

function runsTool(operations: OperationVerbs): Tool {
  return {
    name: 'runs',
    hint: 'See what was asked of models, what was accepted or refused, and why.',
    verb: operations.runs,
    readOnly: true,
  }
}
