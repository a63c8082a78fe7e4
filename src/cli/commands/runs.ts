import { type Command, Option } from 'commander'
import type { z } from 'zod'
import type { RunsOutput } from '#kernel/operations.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { table } from '../table.ts'
import { withStore } from '../with-store.ts'

type Run = z.infer<typeof RunsOutput>['runs'][number]

const HELP = `
Each line is one use of a model (or of the built-in answers): what was asked, who answered, whether the gate accepted
it, after how many attempts, with how many warnings, tokens in and out, and how long it took.

Examples:
  naze runs                              the newest 50
  naze runs --outcome refused            what the gate did not accept
  naze runs --ask why.plan-turn --json   one ask, with every error and warning, for a program`

const HEAD = ['when', 'ask', 'answered by', 'outcome', 'tries', 'warnings', 'in', 'out', 'ms']

function row(run: Run): string[] {
  const by = run.source === 'model' ? run.model : run.source
  const counts = [run.attempts, run.warnings.length, run.tokens_in, run.tokens_out, run.ms]
  return [run.created_at, run.ask, by, run.outcome, ...counts.map(String)]
}

export function addRuns(program: Command, deps: CliDeps): void {
  program
    .command('runs')
    .summary('show what was asked of models, and what came of it')
    .description('Show what was asked of models, and what came of it, newest first.')
    .option('--limit <number>', 'how many, at most 100 (default: 50)')
    .option('--before <cursor>', 'go on from where an earlier list ended')
    .option('--ask <name>', 'only this ask')
    .addOption(new Option('--source <who>', 'only answers from here').choices(['model', 'built-in', 'external']))
    .addOption(new Option('--outcome <what>', 'only with this outcome').choices(['accepted', 'refused', 'failed']))
    .option('--json', 'print everything as JSON')
    .addHelpText('after', HELP)
    .action(async ({ json, ...input }: { json?: true }) => {
      const output = await withStore(deps, (verbs) => call(deps, 'reading the ledger', verbs.operations.runs, input))
      if (json === true) return sayJson(deps, output)
      if (output.runs.length === 0) return note(deps, 'naze: no runs yet')
      await say(deps, table([HEAD, ...output.runs.map(row)]))
      if (output.next !== null) await note(deps, `naze: more with --before ${output.next}`)
    })
}
