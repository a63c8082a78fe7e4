import { Command, CommanderError } from 'commander'
import { toNazeError } from '#kernel/errors.ts'
import type { CliStreams } from './deps.ts'
import { errorLine } from './error-line.ts'
import { EXIT, EXIT_FOR, Exit } from './exit-codes.ts'
import { note, tolerateClosedPipes } from './output.ts'

/** The command `naze` without its commands. */
export function newProgram(deps: CliStreams & { version: string }): Command {
  return (
    new Command('naze')
      .description('From a vague wish, with evidence at every step, to a change understood well enough to be written.')
      .version(deps.version, '-V, --version', 'print the version')
      .helpOption('-h, --help', 'explain, with examples')
      .helpCommand('help [command]', 'explain a command, with examples')
      .exitOverride()
      // What stands behind a command is that command's, also where the one above it takes the same option.
      .enablePositionalOptions()
      .configureOutput({
        writeOut: (text) => void deps.stdout.write(text),
        writeErr: (text) => void deps.stderr.write(text),
        getOutHasColors: () => false,
        getErrHasColors: () => false,
        outputError: (text, write) =>
          write(`${errorLine({ message: text.replace(/^error: /, ''), code: 'INVALID_INPUT' })}\n`),
      })
  )
}

/** Runs one command line (without node and script) and resolves with its exit code. Never rejects. */
export async function runProgram(deps: CliStreams, program: () => Command, args: readonly string[]): Promise<number> {
  tolerateClosedPipes(deps)
  try {
    await program().parseAsync(args, { from: 'user' })
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
