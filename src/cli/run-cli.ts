import { CommanderError } from 'commander'
import { toNazeError } from '#kernel/errors.ts'
import { makeCli } from './cli.ts'
import type { CliDeps } from './deps.ts'
import { errorLine } from './error-line.ts'
import { EXIT, EXIT_FOR, Exit } from './exit-codes.ts'
import { note, tolerateClosedPipes } from './output.ts'

/** Runs one command line (without node and script) and resolves with its exit code. Never rejects. */
export async function runCli(deps: CliDeps, args: readonly string[]): Promise<number> {
  tolerateClosedPipes(deps)
  try {
    await makeCli(deps).parseAsync(args, { from: 'user' })
    return EXIT.ok
  } catch (thrown) {
    if (thrown instanceof Exit) return thrown.code
    // Commander has already written its help, its version or what it did not understand.
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.ok : EXIT.usage
    const error = toNazeError(thrown)
    await note(deps, errorLine(error))
    return EXIT_FOR[error.code]
  }
}
