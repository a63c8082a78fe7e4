import type { Command } from 'commander'
import { NazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import type { CliDeps, CliVerbs } from '../deps.ts'
import { withStore } from '../with-store.ts'
import { askYes } from './ask-yes.ts'
import { describeDiff, print, type Printing } from './print.ts'

async function showDiffs(deps: CliDeps, { board }: CliVerbs, diff_id: string | undefined, run_id: string | undefined) {
  if (run_id !== undefined && diff_id === undefined)
    return call(deps, 'making the diffs', board.createDiffs, { run_id })
  if (diff_id !== undefined && run_id === undefined) return call(deps, 'reading', board.getDiff, { diff_id })
  throw new NazeError('INVALID_INPUT', 'give the id of a diff, or --run with the id of a run')
}

/** Confirms every part of the change as it was shown, so that another one cannot be meant. */
async function apply(deps: CliDeps, { board }: CliVerbs, diff_id: string) {
  const { diff } = await call(deps, 'reading', board.getDiff, { diff_id })
  await askYes(deps, describeDiff(diff))
  const { confirmation } = await call(deps, 'confirming', board.confirmChange, {
    node_id: diff.target_node_id,
    ui_action: 'naze board apply',
    proposed_change: { ...diff.change, diff_id: diff.diff_id },
  })
  return call(deps, 'applying', board.applyDiff, { diff_id, confirmation_id: confirmation.confirmation_id })
}

export function addDiffs(board: Command, deps: CliDeps): void {
  board
    .command('diff [id]')
    .description('Show one diff, or make one of each proposal of an accepted organizer run.')
    .option('--run <id>', 'the run to make diffs of')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExamples:\n  naze board diff --run 77ab…\n  naze board diff 9d21… --json')
    .action(async (id: string | undefined, options: Printing & { run?: string }) => {
      const output = await withStore(deps, (verbs) => showDiffs(deps, verbs, id, options.run))
      const diffs = 'diff' in output ? [output.diff] : output.diffs
      await print(deps, options, output, diffs.map(describeDiff).join('\n\n'), 'this run proposes nothing')
    })
  board
    .command('apply <id>')
    .description('Apply one diff, after you have confirmed it at the terminal.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze board apply 9d21…     then, to take it back: naze board undo <history>')
    .action(async (id: string, options: Printing) => {
      const output = await withStore(deps, (verbs) => apply(deps, verbs, id))
      await print(deps, options, output, `applied; take it back with: naze board undo ${output.history_id}`)
    })
  board
    .command('reject <id>')
    .description('Put one diff aside for good.')
    .option('--comment <text>', 'why')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze board reject 9d21… --comment "they belong apart"')
    .action(async (diff_id: string, { json, ...comment }: Printing) => {
      const input = { diff_id, ...comment }
      const output = await withStore(deps, (verbs) => call(deps, 'rejecting', verbs.board.rejectDiff, input))
      await print(deps, { json }, output, describeDiff(output.diff))
    })
}
