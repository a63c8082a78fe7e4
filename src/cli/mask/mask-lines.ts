import { NazeError, toNazeError } from '#kernel/errors.ts'
import type { MaskingVerbs } from '#capabilities/masking/index.ts'
import { callVerb } from '#kernel/verb.ts'
import { cliContext } from '../context.ts'
import type { CliDeps } from '../deps.ts'
import { say } from '../output.ts'
import { linesOf } from './text-in.ts'

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new NazeError('INVALID_INPUT', 'not JSON', { cause })
  }
}

/**
 * One answer a line, in the order of the lines. It ends at the first line it cannot mask: going on would leave a gap
 * somebody could take for a clean line. The error names the line and never repeats its words.
 */
export async function maskLines(deps: CliDeps, { mask }: MaskingVerbs): Promise<void> {
  const ctx = cliContext(deps)
  const lines = linesOf(deps.stdin)
  for (let number = 1; !deps.stdout.destroyed; number++) {
    try {
      const { value: line, done } = await lines.next()
      if (done === true) return
      const { masked, spans } = mask.output.parse(await callVerb(mask, ctx, parsed(line)))
      await say(deps, JSON.stringify({ masked, spans }))
    } catch (thrown) {
      const { code, message } = toNazeError(thrown)
      throw new NazeError(code, `line ${number}: ${message}`, { cause: thrown })
    }
  }
  await lines.return(undefined)
}
