import { type Command, InvalidArgumentError } from 'commander'
import type { CliDeps, OpenDoor, StartOptions } from '../deps.ts'
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
  naze start --door          people nearby can answer interviews at http://<this computer>:4381
  naze start --public-url https://ask.example.org
                             the same behind a proxy or tunnel that passes on to 127.0.0.1:4381
  naze start --json          first line is {"url": …}, for a program that waits for the address

The door holds the participants' page and calls only: nothing of the researcher is there. NAZE_DOOR_HOST, NAZE_DOOR_PORT
and NAZE_PUBLIC_URL open it like their options do.`

function doorLines(door: OpenDoor | null): string[] {
  if (door === null) return []
  const { forPeople, listening } = door
  if (forPeople === null)
    return [`the door is open at ${listening}, for this machine only: NAZE_PUBLIC_URL says what people elsewhere use`]
  return [`participants come in at ${forPeople}${forPeople === listening ? '' : ` (listening at ${listening})`}`]
}

export function addStart(program: Command, deps: CliDeps): void {
  program
    .command('start')
    .summary('serve the web app and the API on this machine')
    .description('Serve the web app and the API on this machine.')
    .option('--port <number>', 'where to listen; 0 takes any free one (default: PORT or 4380)', port)
    .option('--host <name>', 'address to listen on (default: HOST or 127.0.0.1)')
    .option('--door', "open the participants' door, a second address with their pages only")
    .option(
      '--door-host <address>',
      'where the door listens (default: NAZE_DOOR_HOST or 0.0.0.0; 127.0.0.1 behind https)',
    )
    .option('--door-port <number>', 'its port (default: NAZE_DOOR_PORT or 4381)', port)
    .option(
      '--public-url <url>',
      'the address participants are given (default: NAZE_PUBLIC_URL or that of this machine)',
    )
    .option('--json', 'print the address as JSON')
    .addHelpText('after', HELP)
    .action(async (options: StartOptions & { json?: true }) => {
      const { json, ...where } = options
      const { url, door, closed } = await withProgress(deps, 'starting', deps.startServer(where))
      if (json === true) await say(deps, JSON.stringify({ url, ...(door !== null && { door }) }))
      else await say(deps, [`naze is ready at ${url}`, ...doorLines(door)].join('\n'))
      await closed
      await note(deps, 'naze: stopped')
    })
}
