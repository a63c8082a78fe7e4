import { isBlank } from '#text/blank.ts'
import { randomUUID } from 'node:crypto'
import type { ProcessOutput } from '#capabilities/why/contract.ts'
import { type ErrorCode, toNazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import { errorLine } from '../error-line.ts'
import { note } from '../output.ts'
import { nextLine, type Terminal } from './terminal.ts'
import { WORDING } from './wording.ts'

/** After these the same answer can be sent again under the same key: it is stored once, whatever happened. */
const SEND_AGAIN: ReadonlySet<ErrorCode> = new Set([
  'AI_TIMEOUT',
  'AI_ERROR',
  'PLANNER_PARSE_ERROR',
  'TURN_IN_PROGRESS',
  'DB_UNAVAILABLE',
  'CANCELLED',
])

interface Kept {
  user_message: string
  idempotency_key: string
}

/** Asks until an answer has been taken. Only a person at a terminal is asked twice; a script gets the error. */
export async function askStep(terminal: Terminal, question: string): Promise<ProcessOutput> {
  const { deps, why, sessionId } = terminal
  const words = WORDING[terminal.language]
  await terminal.speak(question)
  let kept: Kept | undefined
  for (;;) {
    const line = await nextLine(terminal)
    if (!isBlank(line)) kept = { user_message: line, idempotency_key: randomUUID() }
    if (kept === undefined) continue
    try {
      return await call(deps, words.thinking, why.process, { session_id: sessionId, ...kept })
    } catch (thrown) {
      const error = toNazeError(thrown)
      const again = SEND_AGAIN.has(error.code)
      if (!terminal.answers.interactive || !(again || error.code === 'INVALID_INPUT')) throw thrown
      await note(deps, errorLine(error))
      if (again) await terminal.speak(words.sendAgain)
      else kept = undefined
    }
  }
}
