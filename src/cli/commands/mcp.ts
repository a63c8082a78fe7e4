import type { Command } from 'commander'
import type { CliDeps } from '../deps.ts'

const HELP = `
For a program, not for a person: it reads and writes the Model Context Protocol on stdin and stdout until the client
leaves. Tools: why_… for the conversation, board_… to read the board and propose, mask, runs. An assistant can change a node
only with the confirmation of a person, which it cannot make. The embedded store belongs to one process at a time: stop
"naze start" first, or use PostgreSQL.

Example, in the settings of an MCP client:
  { "mcpServers": { "naze": { "command": "npx", "args": ["naze", "mcp"] } } }`

export function addMcp(program: Command, deps: CliDeps): void {
  program
    .command('mcp')
    .summary('let an assistant use naze, over the Model Context Protocol')
    .description('Let an assistant use naze, over the Model Context Protocol on stdin and stdout.')
    .addHelpText('after', HELP)
    .action(() => deps.serveMcp())
}
