import type { Command } from 'commander'
import type { CliDeps } from '../../deps.ts'
import { addConflicts } from './conflicts.ts'

const HELP = `
Example:
  naze research conflicts --jsonl < pairs.jsonl    which pairs of claims cannot both be true`

export function addResearch(program: Command, deps: CliDeps): void {
  const research = program
    .command('research')
    .summary('find out which claims contradict each other')
    .description('Find out which claims contradict each other.')
    .helpCommand('help [command]', 'explain a command, with examples')
    .addHelpText('after', HELP)
  addConflicts(research, deps)
}
