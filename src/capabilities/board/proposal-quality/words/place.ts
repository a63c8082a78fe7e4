import type { Place } from './word-rule.ts'

/** What is done, and not what is said about it. */
const PLACES: Readonly<Record<string, Place>> = {
  title: 'name',
  group_label: 'name',
  relation_type: 'name',
  label: 'name',
  name: 'name',
  next_action: 'action',
  next_decision: 'action',
  necessary_info: 'action',
  context: 'action',
}

/** Where a text stands, by the last field of its path. */
export function placeOf(path: string): Place {
  const field = /([a-z_]+)(?:\[\d+\])*$/u.exec(path)?.[1] ?? ''
  return PLACES[field] ?? 'prose'
}
