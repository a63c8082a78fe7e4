import type { Command } from 'commander'
import type { CliDeps } from '../../deps.ts'
import { addEvaluate } from './evaluate.ts'

const HELP = `
Example:
  naze code evaluate --repo ~/src/app    how soon the right files are found, on its own history`

export function addCode(program: Command, deps: CliDeps): void {
  const code = program
    .command('code')
    .summary('ask a repository of code')
    .description('Ask a repository of code, on this machine.')
    .helpCommand('help [command]', 'explain a command, with examples')
    .addHelpText('after', HELP)
  addEvaluate(code, deps)
}
