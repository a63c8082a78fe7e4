import type { Command } from 'commander'
import { NazeError } from '#kernel/errors.ts'
import type { EvaluateOutput } from '#capabilities/code/contract/evaluation.ts'
import { call } from '../../call.ts'
import type { CliDeps } from '../../deps.ts'
import { note, say, sayJson } from '../../output.ts'
import { table } from '../../table.ts'

interface EvaluateOptions {
  repo: string
  n: string
  json?: true
}

const HELP = `
Takes the repairs in the history of a repository (a subject of five words or more that tells of one, one to five changed
source files), asks for each again with its subject alone, over the repository as it was just before, and counts how often
the files that were really changed come first: any of them, and all of them, beside plain BM25 over the same files.
Nothing later than a repair is known when it is asked for. Reads git only; changes and keeps nothing.

Examples:
  naze code evaluate --repo .                    the latest 300 repairs
  naze code evaluate --repo ~/src/app --n 50 --json`

/** So many requests, then a line that says how far it is. */
const EVERY = 25

export function addEvaluate(code: Command, deps: CliDeps): void {
  code
    .command('evaluate')
    .summary('how well files are found, on the history of a repository of yours')
    .description('Measure on the history of a repository how soon the right files come.')
    .option('--repo <folder>', 'a git repository', '.')
    .option('--n <number>', 'so many repairs, the latest', '300')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', HELP)
    .action(async ({ repo, n, json }: EvaluateOptions) => {
      if (!/^\d{1,4}$/.test(n)) throw new NazeError('INVALID_INPUT', '--n: is not a number up to 2000')
      const { evaluate } = deps.evaluation((done, total) => {
        if (done > 0 && done % EVERY === 0) void note(deps, `naze: ${done} of ${total} requests`)
      })
      const output = await call(deps, 'reading the history', evaluate, { repo, n: Number(n) })
      if (json === true) return sayJson(deps, output)
      await say(deps, tableOf(output))
    })
}

function tableOf({ requests, first, last, naze, bm25 }: EvaluateOutput): string {
  const cells = (shares: readonly number[]) => shares.map((share) => `${share.toFixed(1)} %`)
  const rows = [
    ['', 'any @1', '@5', '@10', 'all @1', '@5', '@10'],
    ['naze', ...cells(naze.any), ...cells(naze.all)],
    ['BM25', ...cells(bm25.any), ...cells(bm25.all)],
  ]
  return `${requests} requests, ${first} to ${last}\n${table(rows)}`
}
