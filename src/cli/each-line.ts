import { NazeError, toNazeError } from '#kernel/errors.ts'
import type { CliStreams } from './deps.ts'
import { linesOf } from './text-in.ts'
import { say } from './output.ts'

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new NazeError('INVALID_INPUT', 'not JSON', { cause })
  }
}

/**
 * One answer a line, in the order of the lines. It ends at the first line that cannot be answered: going on would leave
 * a gap somebody could take for an answer. The error names the line and never repeats its words.
 */
export async function answerLines(deps: CliStreams, answer: (line: unknown) => Promise<object>): Promise<void> {
  const lines = linesOf(deps.stdin)
  for (let number = 1; !deps.stdout.destroyed; number++) {
    try {
      const { value: line, done } = await lines.next()
      if (done === true) return
      await say(deps, JSON.stringify(await answer(parsed(line))))
    } catch (thrown) {
      const { code, message } = toNazeError(thrown)
      throw new NazeError(code, `line ${number}: ${message}`, { cause: thrown })
    }
  }
  await lines.return(undefined)
}
