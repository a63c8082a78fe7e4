import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { Language, Provider } from '#capabilities/research/contract.ts'
import { NazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { withStore } from '../with-store.ts'
import { deliver, type Delivery } from './deliver.ts'
import { followRun } from './follow-run.ts'

interface StartOptions extends Delivery {
  corpus?: string
  provider?: string
  agents?: string
  iterations?: string
  language?: string
  maxTokens?: string
  maxCost?: string
}

const HELP = `
Several agents look into the topic, each by itself; their reports are scored, where they contradict each other is shown,
and one report comes out in which every sentence cites the page it stands in. Without a model and without a network it
reads the folder given by --corpus (md, txt, html, pdf, docx) and quotes.

What goes on is shown on stderr, the report on stdout. Ctrl-C stops it and keeps what it has; "naze research resume"
goes on with it.

Examples:
  naze research "バス路線の再編" --corpus ./docs --out report.md
  naze research "heat pumps in old houses" --corpus ./docs --agents 5 --iterations 2
  naze research "battery recycling" --provider web --json
  naze research list
  naze research report 3f0c… --format docx --out report.docx`

export function addStartResearch(program: Command, deps: CliDeps): Command {
  return program
    .command('research')
    .argument('[topic]', 'what to look into')
    .summary('look into a topic, several researchers at once, with sources')
    .description('Look into a topic with several independent researchers, and get one report they can stand behind.')
    .option('--corpus <folder>', 'read this folder')
    .addOption(new Option('--provider <name>', 'where to search (default: local)').choices(Provider.options))
    .option('--agents <number>', 'researchers, 1 to 9 (default: 3)')
    .option('--iterations <number>', 'rounds at most, 1 to 10 (default: 3)')
    .addOption(new Option('--language <code>', "of the report (default: the topic's)").choices(Language.options))
    .option('--max-tokens <number>', 'end with what there is when models have used so many')
    .option('--max-cost <dollars>', 'end with what there is when models have cost so much')
    .option('--out <file>', 'write the report into a file: .md, .html, .json or .docx')
    .option('--json', 'print the whole run as JSON')
    .helpCommand('help [command]', 'explain a command, with examples')
    .addHelpText('after', HELP)
    .action(async (topic: string | undefined, options: StartOptions) => {
      if (topic === undefined) throw new NazeError('INVALID_INPUT', 'say what to look into: naze research "topic"')
      await withStore(deps, async ({ research }, live) => {
        const started = await call(deps, 'starting', research.startRun, { topic, options: optionsOf(options) })
        await deliver(deps, research, await followRun(deps, { research, live }, started.run_id), options)
      })
    })
}

/** Numbers go on as they were typed where they are none: the verb says what is wrong with them. */
function optionsOf(options: StartOptions): object {
  const number = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text)
  const { corpus, provider, agents, iterations, language, maxTokens, maxCost } = options
  return {
    ...(language !== undefined && { language }),
    ...(agents !== undefined && { agentCount: number(agents) }),
    ...(iterations !== undefined && { iterationCount: number(iterations) }),
    searchConfig: {
      ...(provider !== undefined && { provider }),
      ...(corpus !== undefined && { corpus: resolve(corpus) }),
    },
    budget: {
      ...(maxTokens !== undefined && { maxTokens: number(maxTokens) }),
      ...(maxCost !== undefined && { maxCost: number(maxCost) }),
    },
  }
}
