import type { Command } from 'commander'
import type { CliDeps } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { withProgress } from '../progress.ts'

const HELP = `
What somebody erases is gone for every reader at once. Its bytes stay in the store's files until something else is
written there: in the free space of tables, in the planner's statistics and in the log. This writes every table anew and
ends the log, so that no file of the store holds them. It works while "naze start" runs; whoever writes waits meanwhile.
It needs room on the disk for three times the largest table.

Older backups keep what they hold: delete those too. With PostgreSQL, archived WAL, replicas and the server's own backups
are not reached.

Examples:
  naze purge
  DATABASE_URL=postgres://… naze purge`

export function addPurge(program: Command, deps: CliDeps): void {
  program
    .command('purge')
    .summary('remove what was erased from the files too')
    .description('Remove what was erased from the files of the store too.')
    .option('--json', 'print what was done as JSON')
    .addHelpText('after', HELP)
    .action(async ({ json }: { json?: true }) => {
      const done = await withProgress(deps, 'rewriting the store', deps.purge())
      for (const part of done.left)
        await note(deps, `naze: this database user may not clean the ${part}: erased words may still be there`)
      if (json === true) return sayJson(deps, done)
      await say(deps, `${done.tables} tables written anew`)
    })
}
