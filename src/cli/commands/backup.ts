import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { NazeError } from '#kernel/errors.ts'
import { refuseExisting, saveFile } from '../backup/save-file.ts'
import { countOf } from '../backup/say-summary.ts'
import type { CliDeps } from '../deps.ts'
import { say, sayJson } from '../output.ts'
import { withProgress } from '../progress.ts'

const HELP = `
Everything in the store, of one moment: conversations, interviews, the board, the ledger, and the jobs that wait. It works
while "naze start" runs; with the embedded store the server is asked, and whoever writes there waits until the rows are
read. The file is gzipped JSON, one row a line, and the same for both stores. It is read back before it gets its name,
and only you can read it.

A backup keeps what it holds: what somebody deletes afterwards is still in the older files. Delete those too.

Examples:
  naze backup monday.naze.gz                 stops when the file is there already
  naze backup monday.naze.gz --force         replaces it once the new one is whole
  naze backup - | ssh elsewhere 'cat > naze.gz'
  DATABASE_URL=postgres://… naze backup naze.gz`

async function print(deps: CliDeps): Promise<void> {
  if (deps.isTerminal.stdout) throw new NazeError('INVALID_INPUT', 'a backup is not for a terminal: name a file')
  const content = await withProgress(deps, 'reading the store', deps.backups.open())
  try {
    await pipeline(content, deps.stdout, { end: false })
  } catch (cause) {
    if (!deps.stdout.destroyed && deps.stdout.writable) throw cause
    throw new NazeError('CANCELLED', 'nobody reads the backup any more', { cause })
  }
}

export function addBackup(program: Command, deps: CliDeps): void {
  program
    .command('backup')
    .argument('<file>', 'where to; - is stdout')
    .summary('put everything into one file, also while naze runs')
    .description('Put everything in the store into one file, also while naze runs.')
    .option('--force', 'replace a file that is there already')
    .option('--json', 'print what the file holds as JSON')
    .addHelpText('after', HELP)
    .action(async (file: string, { force, json }: { force?: true; json?: true }) => {
      if (file === '-') return print(deps)
      if (force !== true) refuseExisting(file)
      const content = await withProgress(deps, 'reading the store', deps.backups.open())
      const summary = await withProgress(deps, 'writing the file', saveFile(file, content, deps.backups.check))
      if (json === true) return sayJson(deps, { file, ...summary })
      await say(deps, `${file}: ${countOf(summary)}`)
    })
}
