import type { Command } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addBoard } from './commands/board.ts'
import { addCodeSessions } from './code/sessions.ts'
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
import { EXIT_HELP } from './exit-codes.ts'
import { newProgram, runProgram } from './program.ts'

const HELP = `
First steps:
  naze start      open the web app
  naze why        or talk right here: "I want to build X" → why
  naze board      keep what follows from it: nodes, proposals, confirmed changes
  naze interview  ask many people by a link, and keep them private
  naze research   look into a topic, several researchers at once, with sources
  naze code       ask a repository: definitions, references, symbols, text; sessions before it is changed
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
  const program = newProgram(deps).addHelpText('after', HELP)
  addStart(program, deps)
  addWhy(program, deps)
  addBoard(program, deps)
  addInterview(program, deps)
  addResearch(program, deps)
  addCodeSessions(addCode(program, deps), deps)
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
export function runCli(deps: CliDeps, args: readonly string[]): Promise<number> {
  return runProgram(deps, () => makeCli(deps), args)
}
