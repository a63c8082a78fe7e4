import { type Command, Option } from 'commander'
import { NazeError } from '#kernel/errors.ts'
import type { CliDeps, McpServing } from '../deps.ts'
import { note, sayJson } from '../output.ts'

const HELP = `
For a program, not for a person: it reads and writes the Model Context Protocol on stdin and stdout until the client
leaves. Tools: why_… for the conversation, board_… to read the board and propose, mask, runs. An assistant can change a node
only with the confirmation of a person, which it cannot make. While "naze start" runs on the same NAZE_HOME, it works
through that server; otherwise it opens the store itself.

An assistant that does not start programs reaches "naze start" at /mcp instead. --http prints what to put into its
settings, with a token that lies in NAZE_HOME, readable for you alone.

Examples, the first in the settings of an MCP client:
  { "mcpServers": { "naze": { "command": "npx", "args": ["naze", "mcp"] } } }
  naze mcp --rooms why,board     only these tools
  naze mcp --http                the settings for Streamable HTTP
  naze mcp --http --new-token    with another token; the one before no longer opens anything`

interface McpOptions extends McpServing {
  http?: true
  newToken?: true
}

async function setUp(deps: CliDeps, { rooms, newToken, root }: McpOptions): Promise<void> {
  if (root !== undefined) throw new NazeError('INVALID_INPUT', '--root is for stdin and stdout, not for --http')
  const { url, token, file, runs } = await deps.mcp.setUp({ renew: newToken === true, rooms })
  const headers = { Authorization: `Bearer ${token}` }
  await sayJson(deps, { mcpServers: { naze: { type: 'http', url, headers } } })
  await note(deps, `naze: the token is kept in ${file}: whoever has it is an assistant of yours`)
  if (!runs) await note(deps, 'naze: nothing answers there yet: naze start does')
}

export function addMcp(program: Command, deps: CliDeps): void {
  program
    .command('mcp')
    .summary('let an assistant use naze, over the Model Context Protocol')
    .description('Let an assistant use naze, over the Model Context Protocol on stdin and stdout.')
    .option('--rooms <names>', `only their tools: ${deps.mcp.rooms.join(',')} (default: all)`)
    .option('--root <folder>', 'the code to look into; only the tools for code')
    .option('--http', 'print the settings for Streamable HTTP instead, with its token')
    .addOption(new Option('--new-token', 'with --http: make another token').implies({ http: true }))
    .addHelpText('after', HELP)
    .action(async (options: McpOptions) => (options.http === true ? setUp(deps, options) : deps.mcp.serve(options)))
}
