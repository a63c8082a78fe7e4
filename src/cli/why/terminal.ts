import type { Language } from '#capabilities/why/contract.ts'
import type { WhyVerbs } from '#capabilities/why/verbs.ts'
import { NazeError } from '#kernel/errors.ts'
import type { CliDeps } from '../deps.ts'
import type { Answers } from '../answers.ts'

/** One conversation in progress: whose words come in, where ours go, and which session it is. */
export interface Terminal {
  deps: CliDeps
  why: WhyVerbs
  answers: Answers
  sessionId: string
  language: Language
  speak(text: string): Promise<void>
}

/** The next line the person gives. Without one the session stays as it is, and can be gone on with. */
export async function nextLine(terminal: Terminal): Promise<string> {
  const line = await terminal.answers.next()
  if (line !== undefined) return line
  throw new NazeError(
    'CANCELLED',
    `the answers ended before the report; what was said is kept, go on with: naze why --session ${terminal.sessionId}`,
  )
}
