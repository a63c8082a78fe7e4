import { type Command, Option } from 'commander'
import {
  type DashboardOutput,
  type GetNodeOutput,
  NODE_FIELD_NAMES,
  NODE_FIELDS,
  type NodeField,
  Status,
  Tray,
} from '#capabilities/board/contract.ts'
import { call } from '../call.ts'
import type { CliDeps } from '../deps.ts'
import { note } from '../output.ts'
import { withStore } from '../with-store.ts'
import { historyTable, nodeTable, print, type Printing } from './print.ts'

function traysText({ trays }: DashboardOutput): string {
  return Object.entries(trays)
    .filter(([, nodes]) => nodes.length > 0)
    .map(([name, nodes]) => `${name}\n${nodeTable(nodes)}`)
    .join('\n\n')
}

function nodeText({ node, relations, children, history }: GetNodeOutput): string {
  const part = (name: string, text: string) => (text === '' ? [] : [`\n${name}\n${text}`])
  const written = NODE_FIELD_NAMES.filter((name) => name !== 'title')
  const field = (name: NodeField) => part(name, node[name] ?? '')
  const related = relations.map((r) => {
    const arrow = r.from_node_id === node.id ? `${r.relation_type} →` : `← ${r.relation_type}`
    return `${arrow} ${r.other.id}  ${r.other.title}`
  })
  return [
    `${node.title}\n${node.id}  ${node.status}  version ${node.version}`,
    ...written.filter((name) => NODE_FIELDS[name].control.kind !== 'day').flatMap(field),
    ...part('tags', node.tags.join(', ')),
    ...written.filter((name) => NODE_FIELDS[name].control.kind === 'day').flatMap(field),
    ...part('relations', related.join('\n')),
    ...part('children', nodeTable(children)),
    ...part('history', historyTable(history)),
  ].join('\n')
}

/** What only looks. */
export function addNodes(board: Command, deps: CliDeps): void {
  board
    .command('show')
    .description('Show the trays, or one of them.')
    .addOption(new Option('--tray <name>', 'only this tray').choices(Tray.options))
    .option('--after <cursor>', 'go on from where an earlier page of the tray ended')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExamples:\n  naze board show\n  naze board show --tray waiting_external --json')
    .action(async ({ json, ...input }: Printing) => {
      const output = await withStore(deps, (verbs) => call(deps, 'reading the board', verbs.board.dashboard, input))
      await print(deps, { json }, output, traysText(output), 'no active nodes; naze board add makes one')
      if (json === true) return
      for (const [tray, after] of Object.entries(output.next ?? {}))
        await note(deps, `naze: more with --tray ${tray} --after ${after}`)
    })
  board
    .command('find [words...]')
    .description('Find nodes by words, status or tag, also those that are finished.')
    .addOption(new Option('--status <status>', 'only with this status').choices(Status.options))
    .option('--tag <tag>', 'only in this group')
    .option('--limit <number>', 'how many, at most 200 (default: 50)')
    .option('--after <cursor>', 'go on from where an earlier list ended')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExamples:\n  naze board find 見積もり\n  naze board find --status DONE --limit 200 --json')
    .action(async (words: string[], { json, ...filters }: Printing) => {
      const input = { ...filters, ...(words.length > 0 && { q: words.join(' ') }) }
      const output = await withStore(deps, (verbs) => call(deps, 'looking', verbs.board.listNodes, input))
      await print(deps, { json }, output, nodeTable(output.nodes), 'no such node')
      if (json !== true && output.next !== null) await note(deps, `naze: more with --after ${output.next}`)
    })
  board
    .command('node <id>')
    .description('Show one node with its relations, children and history.')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  naze board node 3f0c…')
    .action(async (node_id: string, options: Printing) => {
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.board.getNode, { node_id }))
      await print(deps, options, output, nodeText(output))
    })
  board
    .command('history [node]')
    .description('Show what changed on the board or on one node, newest first.')
    .option('--limit <number>', 'how many, at most 200 (default: 50)')
    .option('--before <number>', 'go on from where an earlier list ended')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExamples:\n  naze board history\n  naze board history 3f0c… --json')
    .action(async (node_id: string | undefined, { json, ...page }: Printing) => {
      const input = { ...page, ...(node_id !== undefined && { node_id }) }
      const output = await withStore(deps, (verbs) => call(deps, 'reading', verbs.board.listHistory, input))
      await print(deps, { json }, output, historyTable(output.history), 'nothing has changed yet')
      if (json !== true && output.next !== null) await note(deps, `naze: more with --before ${output.next}`)
    })
}
