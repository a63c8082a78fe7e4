import type { Command } from 'commander'
import { NazeError } from '#kernel/errors.ts'
import { callVerb } from '#kernel/verb.ts'
import { call } from '../../call.ts'
import { cliContext } from '../../context.ts'
import type { CliDeps } from '../../deps.ts'
import { answerLines } from '../../each-line.ts'
import { sayJson } from '../../output.ts'

const HELP = `
Numbers, dates, negation, opposites, versions and names are compared by rules, in Japanese, in English, and numbers and
dates across the two; on this machine, without a model or a network. Another quarter, region or version, a plan beside
what happened, a guess beside a fact are no conflict: when in doubt it says none.

With --jsonl every line of stdin is {"a": …, "b": …} with an optional "language" ("ja" or "en"), and every line of stdout
{"conflict", "type", "severity", "confidence", "why"}, in the same order. At the first line it does not understand it
stops, names the line on stderr and exits with 2.

Examples:
  naze research conflicts "The bridge is 390 m long." "The bridge is 420 m long."
  naze research conflicts --jsonl < pairs.jsonl > judged.jsonl`

export function addConflicts(research: Command, deps: CliDeps): void {
  research
    .command('conflicts')
    .argument('[claims...]', 'two sentences; without them, use --jsonl')
    .summary('say whether two claims can both be true, and why not')
    .description('Say whether two claims can both be true, and why not, without a model.')
    .option('--jsonl', 'read one pair as a JSON object a line from stdin')
    .addHelpText('after', HELP)
    .action(async (claims: string[], { jsonl }: { jsonl?: true }) => {
      const { conflicts } = deps.research
      if (jsonl === true) {
        if (claims.length > 0) throw new NazeError('INVALID_INPUT', '--jsonl reads stdin and takes no sentences')
        return answerLines(deps, async (line) =>
          conflicts.output.parse(await callVerb(conflicts, cliContext(deps), line)),
        )
      }
      const [a, b] = claims
      if (a === undefined || b === undefined || claims.length > 2)
        throw new NazeError('INVALID_INPUT', 'give two sentences, or --jsonl')
      await sayJson(deps, await call(deps, 'reading', conflicts, { a, b }))
    })
}
