import { type Command, InvalidArgumentError } from 'commander'
import type { CliDeps } from '../deps.ts'
import { note, say } from '../output.ts'
import { withProgress } from '../progress.ts'

function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65_535) throw new InvalidArgumentError('a port is a number from 0 to 65535.')
  return value
}

const HELP = `
Opens the store (embedded in NAZE_HOME, or PostgreSQL at DATABASE_URL), brings it up to date and serves the web app
and the API until you press Ctrl-C. Running turns are finished first, for at most ten seconds.

Examples:
  naze start                 then open http://127.0.0.1:4380
  naze start --port 5000     when 4380 is taken; the same as PORT=5000
  naze start --json          first line is {"url": …}, for a program that waits for the address`

export function addStart(program: Command, deps: CliDeps): void {
  program
    .command('start')
    .summary('serve the web app and the API on this machine')
    .description('Serve the web app and the API on this machine.')
    .option('--port <number>', 'where to listen; 0 takes any free one (default: PORT or 4380)', port)
    .option('--host <name>', 'address to listen on (default: HOST or 127.0.0.1)')
    .option('--json', 'print the address as JSON')
    .addHelpText('after', HELP)
    .action(async (options: { port?: number; host?: string; json?: true }) => {
      const { json, ...where } = options
      const { url, closed } = await withProgress(deps, 'starting', deps.startServer(where))
      if (json === true) await say(deps, JSON.stringify({ url }))
      else await say(deps, `naze is ready at ${url}`)
      await closed
      await note(deps, 'naze: stopped')
    })
}
