import { Command, CommanderError } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addBoard } from './commands/board.ts'
import { addCode } from './commands/code/code.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExtract } from './commands/extract.ts'
import { addInterview } from './commands/interview.ts'
import { addMask } from './commands/mask.ts'
import { addMcp } from './commands/mcp.ts'
import { addPurge } from './commands/purge.ts'
import { addResearch } from './commands/research/research.ts'
import { addRestore } from './commands/restore.ts'
import { addRuns } from './commands/runs.ts'
import { addStart } from './commands/start.ts'
import { addWhy } from './commands/why.ts'
import type { CliDeps } from './deps.ts'
import { errorLine } from './error-line.ts'
import { EXIT_HELP, EXIT, EXIT_FOR, Exit } from './exit-codes.ts'
import { toNazeError } from '#kernel/errors.ts'
import { note, tolerateClosedPipes } from './output.ts'

const HELP = `
First steps:
  naze start      open the web app
  naze why        or talk right here: "I want to build X" → why
  naze board      keep what follows from it: nodes, proposals, confirmed changes
  naze interview  ask many people by a link, and keep them private
  naze research   look into a topic, several researchers at once, with sources
  naze code       ask a repository which files a request is about
  naze mask       hide names and numbers in a text
  naze extract    take the text out of a web page
  naze backup     put everything into one file; naze restore takes it out again
  naze purge      remove what was erased from the files too
  naze doctor     when something does not work

Works without an API key and without a network. For a model set NAZE_MODEL (openai:…, anthropic:…, google:…,
compatible:…) and the provider's key. "naze help <command>" explains one command with examples.
${EXIT_HELP}`

/** The whole command line. Nothing is opened until a command that needs it runs. */
export function makeCli(deps: CliDeps): Command {
  const program = new Command('naze')
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
    .addHelpText('after', HELP)
  addStart(program, deps)
  addWhy(program, deps)
  addBoard(program, deps)
  addInterview(program, deps)
  addResearch(program, deps)
  addCode(program, deps)
  addMask(program, deps)
  addExtract(program, deps)
  addRuns(program, deps)
  addBackup(program, deps)
  addRestore(program, deps)
  addPurge(program, deps)
  addDoctor(program, deps)
  addMcp(program, deps)
  return program
}

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
