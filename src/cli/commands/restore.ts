import type { Command } from 'commander'
import { countOf } from '../backup/say-summary.ts'
import type { CliDeps } from '../deps.ts'
import { say, sayJson } from '../output.ts'
import { withProgress } from '../progress.ts'

const HELP = `
Into an empty store only, and only while no naze runs on it: take a new NAZE_HOME or a new database. Either kind of store
takes the file of either kind. The whole file is checked first, and everything appears at once or not at all; a restore
that was stopped in the middle can simply be started again. The file must come from the same version of the store; an
older one is restored with the naze that wrote it, and brought up to date by starting the newer one on it.

Examples:
  NAZE_HOME=~/naze-again naze restore monday.naze.gz
  DATABASE_URL=postgres://localhost/naze naze restore monday.naze.gz     from the embedded store to PostgreSQL`

export function addRestore(program: Command, deps: CliDeps): void {
  program
    .command('restore')
    .argument('<file>', 'made by naze backup')
    .summary('fill an empty store from a backup')
    .description('Fill an empty store from a backup, all or nothing.')
    .option('--json', 'print what was restored as JSON')
    .addHelpText('after', HELP)
    .action(async (file: string, { json }: { json?: true }) => {
      const summary = await withProgress(deps, 'restoring', deps.backups.restore(file))
      if (json === true) return sayJson(deps, { file, ...summary })
      const made = `made ${summary.created_at} by naze ${summary.version}`
      await say(deps, `${file}: ${countOf(summary)} restored, ${made}`)
    })
}
