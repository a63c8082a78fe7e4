import type { NodeEdit, NodeView } from '../../api/board.ts'
import { FIELD_NAMES, type Fields } from './node-fields.tsx'

export function fieldsOf({ title, context, note, due }: NodeView): Fields {
  return { title, context, note, due: due?.slice(0, 10) ?? '' }
}

/** Only what differs is sent, so that an untouched field never overwrites anyone's work. */
export function editBetween(before: Fields, after: Fields): NodeEdit {
  const edit: NodeEdit = {}
  for (const name of FIELD_NAMES) {
    if (before[name] === after[name]) continue
    if (name === 'due') edit.due = after.due === '' ? null : after.due
    else edit[name] = name === 'title' ? after.title.trim() : after[name]
  }
  return edit
}

export interface Clash {
  name: keyof Fields
  mine: string
  theirs: string
}

export interface Merged {
  /** Mine where I wrote, theirs elsewhere. */
  fields: Fields
  /** Fields both wrote differently: a person chooses. */
  clashes: Clash[]
}

export function mergeEdits(base: Fields, mine: Fields, theirs: Fields): Merged {
  const fields = { ...theirs }
  const clashes: Clash[] = []
  for (const name of FIELD_NAMES) {
    if (mine[name] === base[name]) continue
    fields[name] = mine[name]
    if (theirs[name] !== base[name] && theirs[name] !== mine[name])
      clashes.push({ name, mine: mine[name], theirs: theirs[name] })
  }
  return { fields, clashes }
}
