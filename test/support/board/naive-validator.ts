import type { ValidationResult } from '../../../src/capabilities/board/proposal-quality/index.ts'

type Fields = Record<string, never>

/**
 * The rule tables of the source read to the letter, missing arrays filled in, as the system they come from did it.
 * A closed hole is something this accepts: it is here only to show that the tests of the holes can tell the difference.
 */
export function naiveOrganizer(raw: Fields, validNodeIds: readonly string[]): ValidationResult {
  const errors: string[] = []
  const usable = (id: unknown) => id === undefined || validNodeIds.includes(String(id))
  const report = {
    decompositions: [...(raw['decomposition_proposals'] ?? [])] as (Fields | null)[],
    groupings: [...(raw['grouping_proposals'] ?? [])] as (Fields | null)[],
    relations: [...(raw['relation_proposals'] ?? [])] as (Fields | null)[],
  }
  if (typeof raw['summary'] !== 'string' || raw['summary'].length === 0) errors.push('summary')
  for (const all of Object.values(report))
    for (const proposal of all) {
      if (proposal === null) continue
      if (String(proposal['reason'] ?? '').trim() === '') errors.push('reason')
      for (const id of [
        proposal['target_node_id'],
        proposal['from_node_id'],
        proposal['to_node_id'],
        ...(proposal['node_ids'] ?? []),
      ])
        if (!usable(id)) errors.push('id')
      if (proposal['suggested_children'] !== undefined && proposal['suggested_children'].length < 2) errors.push('two')
      for (const child of proposal['suggested_children'] ?? [])
        if (child !== null && (child['title'] === undefined || child['context'] === undefined)) errors.push('child')
      if (/べき|してください|が必要です/.test(String(proposal['reason']))) errors.push('forbidden')
    }
  if (/べき|してください|が必要です/.test(String(raw['summary']))) errors.push('forbidden')
  return { ok: errors.length === 0, errors, warnings: [] }
}

export function naiveAdvisor(raw: Fields, validNodeIds: readonly string[]): ValidationResult {
  const errors: string[] = []
  const options = [...(raw['options'] ?? [])] as (Fields | null)[]
  if (validNodeIds.length > 0 && !validNodeIds.includes(raw['target_node_id'])) errors.push('target')
  if (options.length < 2) errors.push('two')
  for (const option of options) {
    if (option === null) continue
    for (const field of ['next_action', 'necessary_info', 'criteria_note'])
      if (option[field] === undefined) errors.push(field)
    if ((option['risks'] ?? []).length < 1) errors.push('risks')
  }
  for (const field of ['next_decision', 'summary'])
    if (String(raw[field] ?? '').trim() === '') errors.push(`${field} empty`)
  if (/ベスト|推奨|正解|すべき/.test(String(raw['summary']) + String(raw['next_decision']))) errors.push('forbidden')
  return { ok: errors.length === 0, errors, warnings: [] }
}
