import { NODE_FIELD_NAMES, type NodeField } from '../../api/board.ts'
import type { Fields } from './field-texts.ts'

export interface Clash {
  name: NodeField
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
  for (const name of NODE_FIELD_NAMES) {
    if (mine[name] === base[name]) continue
    fields[name] = mine[name]
    if (theirs[name] !== base[name] && theirs[name] !== mine[name])
      clashes.push({ name, mine: mine[name], theirs: theirs[name] })
  }
  return { fields, clashes }
}
