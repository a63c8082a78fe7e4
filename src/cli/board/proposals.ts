import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { RunOutput } from '#capabilities/board/contract.ts'
import { NazeError } from '#kernel/errors.ts'
import { repeatedKey } from '#text/repeated-key.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { EXIT, Exit } from '../exit-codes.ts'
import { note } from '../output.ts'
import { withStore } from '../with-store.ts'
import { describeRun, print, type Printing } from './print.ts'

interface RunOptions extends Printing {
  intent?: string
  constraint?: string[]
}

function wishes({ intent, constraint }: RunOptions) {
  return {
    ...(intent !== undefined && { userIntent: intent }),
    ...(constraint !== undefined && { constraints: constraint }),
  }
}

async function printRun(deps: CliDeps, options: Printing, run: RunOutput): Promise<void> {
  await print(deps, options, run, describeRun(run))
  if (!run.ok) throw new Exit(EXIT.refused)
}

async function readJson(file: string): Promise<unknown> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
    JSON.parse(text)
  } catch (cause) {
    const reason =
      cause instanceof SyntaxError || cause instanceof TypeError ? 'is not JSON in UTF-8' : 'cannot be read'
    throw new NazeError('INVALID_INPUT', `${file} ${reason}`, { cause })
  }
  const twice = repeatedKey(text)
  if (twice !== undefined) throw new NazeError('INVALID_INPUT', `${file} gives the key "${twice}" twice`)
  return JSON.parse(text)
}

const collect = (text: string, before: string[] | undefined) => [...(before ?? []), text]
const VALIDATE_HELP = `
The file holds what POST /api/proposal-quality/validate takes:
  { "kind": "organizer" or "advisor", "report": {…}, "validNodeIds": ["…"], "focusNodeId": "…" }
Exits with 3 when the report breaks a rule.

Example:
  naze board validate report.json`

/** What proposes and changes nothing. */
export function addProposals(board: Command, deps: CliDeps): void {
  board
    .command('organize')
    .description('Propose structure for the board: groups, relations, smaller steps. Changes nothing.')
    .option('--intent <text>', 'what you are after')
    .option('--constraint <text>', 'what to keep to; may be given several times', collect)
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  naze board organize\n  naze board organize --constraint "no new groups" --json',
    )
    .action(async (options: RunOptions) => {
      const run = await withStore(deps, (verbs) => call(deps, 'proposing', verbs.board.runOrganizer, wishes(options)))
      await printRun(deps, options, run)
      if (options.json !== true && (run.rendered?.cards.length ?? 0) > 0)
        await note(deps, `naze: make them applicable with: naze board diff --run ${run.run_id}`)
    })
  board
    .command('advise [node]')
    .description('Propose options for one node, side by side. Changes nothing.')
    .option('--intent <text>', 'what you are after')
    .option('--constraint <text>', 'what to keep to; may be given several times', collect)
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExamples:\n  naze board advise 3f0c…\n  naze board advise 3f0c… --intent "this week"')
    .action(async (node: string | undefined, options: RunOptions) => {
      const input = { ...wishes(options), ...(node !== undefined && { focusNodeId: node }) }
      const run = await withStore(deps, (verbs) => call(deps, 'proposing', verbs.board.runAdvisor, input))
      await printRun(deps, options, run)
    })
  board
    .command('validate <file>')
    .description('Judge a report that was made elsewhere by every rule.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', VALIDATE_HELP)
    .action(async (file: string, options: Printing) => {
      const input = await readJson(file)
      const output = await withStore(deps, (verbs) => call(deps, 'judging', verbs.board.validateReport, input))
      const lines = [
        ...output.errors.map((error) => `error    ${error}`),
        ...output.warnings.map((warning) => `warning  ${warning}`),
        output.ok ? 'ok' : 'not usable',
      ]
      await print(deps, options, output, lines.join('\n'))
      if (!output.ok) throw new Exit(EXIT.refused)
    })
}
