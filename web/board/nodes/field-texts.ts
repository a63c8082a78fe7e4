import { isBlank } from '../../../src/text/blank.ts'
import {
  type NewNode,
  NODE_FIELD_NAMES,
  NODE_FIELDS,
  type NodeEdit,
  type NodeField,
  type NodeView,
} from '../../api/board.ts'

/** What a person writes themselves, as it stands in a form; the status is not among it. */
export type Fields = Record<NodeField, string>

/** How a stored value is written in a form of its kind, and how it is read from there; blank may be nothing at all. */
const KINDS = {
  line: { write: (value: string) => value, read: (text: string) => text.trim() },
  text: { write: (value: string) => value, read: (text: string) => text },
  day: { write: (value: string) => value.slice(0, 10), read: (text: string) => text },
} as const

const kindOf = (name: NodeField) => KINDS[NODE_FIELDS[name].control.kind]

function ofEach<T>(make: (name: NodeField) => T): Record<NodeField, T> {
  return Object.fromEntries(NODE_FIELD_NAMES.map((name) => [name, make(name)])) as Record<NodeField, T>
}

export const EMPTY_FIELDS: Fields = ofEach(() => '')

export function textsOf(node: Pick<NodeView, NodeField>): Fields {
  return ofEach((name) => kindOf(name).write(node[name] ?? ''))
}

/** What can be sent: an emptied field that can be taken away is. */
function valueOf(name: NodeField, fields: Fields): string | null {
  const { absent } = { absent: undefined, ...NODE_FIELDS[name] }
  const text = kindOf(name).read(fields[name])
  return text === '' && absent === null ? null : text
}

/** Only what differs is sent, so that an untouched field never overwrites anyone's work. */
export function editBetween(before: Fields, after: Fields): NodeEdit {
  const changed = NODE_FIELD_NAMES.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, valueOf(name, after)]))
}

/** What was left blank is not sent. */
export function newNodeOf(fields: Fields): NewNode {
  const given = NODE_FIELD_NAMES.filter((name) => !isBlank(fields[name]))
  return { title: '', ...Object.fromEntries(given.map((name) => [name, valueOf(name, fields)])) }
}
