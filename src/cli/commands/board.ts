import type { Command } from 'commander'
import { addChanges } from '../board/changes.ts'
import { addDiffs } from '../board/diffs.ts'
import { addProposals } from '../board/proposals.ts'
import { addNodes } from '../board/nodes.ts'
import type { CliDeps } from '../deps.ts'

const HELP = `
Nodes (tasks, decisions, notes) lie in trays by their status. "organize" and "advise" only propose; nothing moves until
you have seen exactly that change and said yes at a terminal. In a pipe nobody can have looked: move, apply and undo
are refused there.

Examples:
  naze board add "Send the quote" --context "after the unit prices are checked"
  naze board show --tray needs_decision        one tray
  naze board find quote --status READY         by words, status or tag
  naze board move 3f0c… IN_PROGRESS            asks you first
  naze board organize --intent "less at once"  proposals, with the id of their run
  naze board diff --run 77ab…                  make them applicable, one diff each
  naze board apply 9d21…                       asks you first
  naze board history                           what changed, with ids for undo
  naze board undo 51e8…

Every command takes --json. "naze board help <command>" explains one of them.`

export function addBoard(program: Command, deps: CliDeps): void {
  const board = program
    .command('board')
    .summary('keep nodes in trays, get proposals, and apply what you confirm')
    .description('Keep nodes in trays, get proposals, and apply only what you confirm.')
    .helpCommand('help [command]', 'explain a command, with examples')
    .addHelpText('after', HELP)
  addNodes(board, deps)
  addChanges(board, deps)
  addProposals(board, deps)
  addDiffs(board, deps)
}
