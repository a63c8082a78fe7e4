import { dataBlock } from '#kernel/gate/index.ts'
import { fieldsOf } from '../nodes/fields.ts'
import type { DeskNode } from '../rows/desk.ts'
import type { ReportInput } from './report-input.ts'

const MOST_NODES = 150
const MOST_CHARACTERS = 400

function cut(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text
}

function nodeLine(node: DeskNode): string {
  const { id, status, parent_id, tags, relations } = node
  const fields = Object.entries(fieldsOf(node)).map(([name, value]) => [name, value === null ? null : cut(value)])
  return JSON.stringify({ id, ...Object.fromEntries(fields), status, parent_id, tags, relations })
}

/** The focus first, then what was touched last: a model that reads less still reads what matters. */
export function nodesBlock({ nodes, focusNodeId }: ReportInput): string {
  const first = nodes.filter(({ id }) => id === focusNodeId)
  const rest = nodes.filter(({ id }) => id !== focusNodeId)
  const lines = [...first, ...rest].slice(0, MOST_NODES).map(nodeLine)
  return dataBlock('nodes', lines.length === 0 ? '(none)' : lines.join('\n'))
}

export function wishesBlock(input: ReportInput): string {
  return [
    ...(input.focusNodeId === undefined ? [] : [`Focus node: ${input.focusNodeId}`]),
    dataBlock('intent', input.userIntent === '' ? '(none)' : input.userIntent),
    dataBlock('constraints', input.constraints.length === 0 ? '(none)' : input.constraints.join('\n')),
  ].join('\n')
}

const MOST_DECLINED = 50

/** What a person said no to: asked again it would be left out anyway. */
export function declinedBlock({ declined }: ReportInput): string {
  const lines = declined.all.slice(0, MOST_DECLINED).map(({ proposal }) => cut(JSON.stringify(proposal)))
  return dataBlock('declined', lines.length === 0 ? '(none)' : lines.join('\n'))
}
