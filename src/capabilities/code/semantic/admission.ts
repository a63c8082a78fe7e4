import type { ToolName } from '../contract.ts'
import type { Loaded } from '../sessions/loaded.ts'
import type { Reason } from '../sessions/reasons.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import { isTrueReason, type SemanticReason } from './true-reasons.ts'

const FIRST: readonly ToolName[] = ['find_definitions', 'find_references', 'search_text']
export type CriticalSlot = 'target_feature' | 'observed_issue'
const VALID_REASONS: Readonly<Record<CriticalSlot, readonly SemanticReason[]>> = {
  target_feature: ['no_definition_found', 'architecture_unknown'],
  observed_issue: ['no_similar_implementation', 'context_fragmented'],
}

/** Facts come first: which of the tools that find them were not asked yet, of anything that has to do with the request. */
export async function unusedTools(loaded: Loaded): Promise<ToolName[]> {
  const term = readTerm(loaded.session.query, loaded.thesaurus)
  const used = new Set<ToolName>()
  for (const { tool, by, params, result } of loaded.calls) {
    if (by !== 'agent' || used.has(tool)) continue
    const asked = [params['name'], params['text']].find((each) => typeof each === 'string') ?? ''
    if (result.hits.length > 0 || (await isRelated(term, String(asked)))) used.add(tool)
  }
  return FIRST.filter((tool) => !used.has(tool))
}

/** Why guessing is not allowed; nothing where it is. */
export async function semanticRefusals(loaded: Loaded, slot: CriticalSlot, reason: string): Promise<Reason[]> {
  const { session, facts } = loaded
  if (session.phase === 'READY') return [{ name: 'semantic-phase' }]
  const wrong: Reason[] = []
  const unused = await unusedTools(loaded)
  if (unused.length > 0) wrong.push({ name: 'semantic-tools-unused', item: unused.join(', ') })
  if (facts.some(({ kind, name, source }) => kind === 'slot' && name === slot && source === 'FACT'))
    wrong.push({ name: 'semantic-slot-fact', item: slot })
  const valid = VALID_REASONS[slot]
  const given = valid.find((each) => each === reason)
  if (given === undefined) wrong.push({ name: 'semantic-reason-invalid', item: slot, other: valid.join(', ') })
  else if (!(await isTrueReason(loaded, given))) wrong.push({ name: 'semantic-reason-untrue', item: reason })
  return wrong
}
