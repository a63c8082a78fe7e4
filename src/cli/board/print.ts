import type { DiffView, HistoryView, NodeView, OptionCard, RunOutput } from '#capabilities/board/contract.ts'
import type { CliDeps } from '../deps.ts'
import { note, say, sayJson } from '../output.ts'
import { table } from '../table.ts'

export interface Printing {
  json?: true | undefined
}

/** Everything for a program, or the lines a person reads; nothing to read is said beside the empty result. */
export async function print(
  deps: CliDeps,
  { json }: Printing,
  output: unknown,
  text: string,
  none = 'nothing',
): Promise<void> {
  if (json === true) return sayJson(deps, output)
  return text === '' ? note(deps, `naze: ${none}`) : say(deps, text)
}

export function nodeTable(nodes: readonly Pick<NodeView, 'id' | 'status' | 'title'>[]): string {
  return nodes.length === 0 ? '' : table(nodes.map(({ id, status, title }) => [id, status, title]))
}

function sideOf(side: HistoryView['from']): string {
  return side === null
    ? '–'
    : Object.entries(side)
        .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
        .join(' ')
}

export function historyTable(rows: readonly HistoryView[]): string {
  const line = (row: HistoryView) => {
    const kind = row.undo_of === null ? row.kind : `undo ${row.kind}`
    const mark = row.undone_by === null ? '' : ' (undone)'
    return [row.history_id, row.when, kind, `${row.who}/${row.via}`, `${sideOf(row.from)} → ${sideOf(row.to)}${mark}`]
  }
  return rows.length === 0 ? '' : table(rows.map(line))
}

export function describeDiff(diff: DiffView): string {
  const lines = [
    `${diff.diff_id}  ${diff.state}`,
    `  change  ${describeChange(diff.change)}`,
    `  reason  ${diff.reason}`,
    ...(diff.risk === null ? [] : [`  risk    ${diff.risk}`]),
  ]
  return lines.join('\n')
}

function describeChange(change: DiffView['change']): string {
  if (change.type === 'relation') return `${change.from_node_id} ${change.relation_type} ${change.to_node_id}`
  if (change.type === 'grouping') return `group "${change.group_label}": ${change.node_ids.join(', ')}`
  const children = change.children.map(({ title }) => `"${title}"`)
  return `under "${change.target_title}" (${change.target_node_id}): ${children.join(', ')}`
}

export function describeRun(run: RunOutput): string {
  const head = `${run.kind} ${run.run_id}: ${run.ok ? 'adopted' : 'not adopted'} after ${run.attempts} (${run.source ?? 'nobody'})`
  const cards = (run.rendered?.cards ?? []).map((card) =>
    [
      `\n${card.kind === 'proposal' ? card.diff_id : card.label}`,
      `  target  ${card.target.title} (${card.target.node_id})`,
      `  change  ${card.what}`,
      ...(card.kind === 'option' ? optionLines(card) : []),
      `  reason  ${card.reason}`,
      ...(card.risk === null ? [] : [`  risk    ${card.risk.replaceAll('\n', '; ')}`]),
      ...card.warnings.map((warning) => `  warning ${warning}`),
    ].join('\n'),
  )
  const errors = run.errors.map((error) => `  error   ${error}`)
  return [head, ...(run.rendered === undefined ? [] : [run.rendered.summary]), ...errors, ...cards].join('\n')
}

function optionLines(option: OptionCard): string[] {
  return [
    ...option.pros.map((point) => `  for     ${point}`),
    ...option.cons.map((point) => `  against ${point}`),
    `  next    ${option.next_action}`,
    `  to know ${option.necessary_info}`,
  ]
}
