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

/** Where a text stands, by the last field of its path: of options[0].risks[1] the risks. */
export function placeOf(path: string): Place {
  let end = path.length
  while (path.endsWith(']', end)) end = path.lastIndexOf('[', end - 1)
  return PLACES[path.slice(path.lastIndexOf('.', end - 1) + 1, end)] ?? 'prose'
}
