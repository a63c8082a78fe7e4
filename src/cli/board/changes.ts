import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  NODE_FIELD_NAMES,
  NODE_FIELDS,
  type NodeField,
  Status,
  type StatusChange,
} from '#capabilities/board/contract.ts'
import { call } from '../call.ts'
import type { CliDeps, CliVerbs } from '../deps.ts'
import { withStore } from '../with-store.ts'
import { askYes } from './ask-yes.ts'
import { nodeTable, print, type Printing } from './print.ts'

type Target = StatusChange['to']

type NewNode = Printing & { parent?: string } & { [F in Exclude<NodeField, 'title'>]?: string }

/** One option for each field of a kind; the title is the argument. */
function fieldOptions(kind: (typeof NODE_FIELDS)[NodeField]['control']['kind'], value: string): Option[] {
  return NODE_FIELD_NAMES.filter((name) => name !== 'title' && NODE_FIELDS[name].control.kind === kind).map(
    (name) => new Option(`--${name} <${value}>`, NODE_FIELDS[name].about),
  )
}

function status(text: string): Target {
  const parsed = Status.safeParse(text.toUpperCase().replaceAll('-', '_'))
  if (!parsed.success) throw new InvalidArgumentError(`a status is one of ${Status.options.join(', ')}.`)
  return parsed.data
}

async function move(deps: CliDeps, { board }: CliVerbs, node_id: string, to: Target, reason: string | undefined) {
  const { node } = await call(deps, 'reading', board.getNode, { node_id })
  await askYes(deps, `"${node.title}" (${node.id})\n  ${node.status} → ${to}`)
  const { confirmation } = await call(deps, 'confirming', board.confirmChange, {
    node_id,
    ui_action: 'naze board move',
    proposed_change: { type: 'status_change', from: node.status, to },
    ...(reason !== undefined && { reason }),
  })
  const { confirmation_id } = confirmation
  const applied = { node_id, confirm_status: to, confirmation_id, source: 'cli' }
  return call(deps, 'moving', board.estimateStatus, applied)
}

/** A person's own changes. */
export function addChanges(board: Command, deps: CliDeps): void {
  const add = board.command('add <title>').description('Put a new node on the board, with the status CAPTURED.')
  for (const option of [...fieldOptions('line', 'text'), ...fieldOptions('text', 'text')]) add.addOption(option)
  add.option('--parent <id>', 'under this node')
  for (const option of fieldOptions('day', 'date')) add.addOption(option)
  add
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  naze board add 見積もりを送る --due 2026-04-01\n  naze board add "Print" --parent 3f0c…',
    )
    .action(async (title: string, { json, parent, ...texts }: NewNode) => {
      const input = { title, ...texts, ...(parent !== undefined && { parent_id: parent }) }
      const output = await withStore(deps, (verbs) => call(deps, 'adding', verbs.board.createNode, input))
      await print(deps, { json }, output, nodeTable([output.node]))
    })
  board
    .command('move')
    .argument('<id>', 'the node')
    .argument('<status>', 'where to', status)
    .description('Move a node to another status, after you have confirmed it at the terminal.')
    .option('--reason <text>', 'why, for the history')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze board move 3f0c… IN_PROGRESS --reason "the prices are there"')
    .action(async (id: string, to: Target, options: Printing & { reason?: string }) => {
      const output = await withStore(deps, (verbs) => move(deps, verbs, id, to, options.reason))
      await print(deps, options, output, output.node === undefined ? '' : nodeTable([output.node]))
    })
  board
    .command('undo <history>')
    .description('Take back one line of the history, unless the board has moved on since.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze board undo 51e8…     the id is in "naze board history"')
    .action(async (history_id: string, options: Printing) => {
      const output = await withStore(deps, (verbs) => call(deps, 'undoing', verbs.board.undo, { history_id }))
      await print(deps, options, output, `undone, as ${output.history_id}`)
    })
}
