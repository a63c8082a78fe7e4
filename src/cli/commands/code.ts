import type { Command } from 'commander'
import { addCodeSessions } from '../code/sessions.ts'
import type { CliDeps } from '../deps.ts'

const HELP = `
A session takes a request apart, keeps what tools found in the code, and allows writing only when that is enough. A
coding agent works in it over MCP ("naze mcp"); here a person starts one, looks at it and says how it ended.

Examples:
  naze code session start "ログイン機能直して" --root ~/shop
  naze code session list
  naze code session show 3f0c…
  naze code session outcome 3f0c… success "fixed in one file"

Every command takes --json. "naze code help session" explains them.`

export function addCode(program: Command, deps: CliDeps): void {
  const code = program
    .command('code')
    .summary('from a request to permission to write: sessions over a repository')
    .description('From a request, over facts found in the code, to permission to write.')
    .helpCommand('help [command]', 'explain a command, with examples')
    .addHelpText('after', HELP)
  addCodeSessions(code, deps)
}
