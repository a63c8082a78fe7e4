import type { ToolName } from '../contract.ts'
import type { Loaded } from '../sessions/loaded.ts'
import type { Reason } from '../sessions/reasons.ts'

const FIRST: readonly ToolName[] = ['find_definitions', 'find_references', 'search_text']
export type CriticalSlot = 'target_feature' | 'observed_issue'
const VALID_REASONS: Readonly<Record<CriticalSlot, readonly string[]>> = {
  target_feature: ['no_definition_found', 'architecture_unknown'],
  observed_issue: ['no_similar_implementation', 'context_fragmented'],
}

/** Facts come first: which of the tools that find them were not asked yet. */
export function unusedTools({ calls }: Pick<Loaded, 'calls'>): ToolName[] {
  return FIRST.filter((tool) => !calls.some((call) => call.tool === tool && call.by === 'agent'))
}

/** Why guessing is not allowed; nothing where it is. */
export function semanticRefusals(loaded: Loaded, slot: CriticalSlot, reason: string): Reason[] {
  const { session, facts } = loaded
  if (session.phase === 'READY') return [{ name: 'semantic-phase' }]
  const wrong: Reason[] = []
  const unused = unusedTools(loaded)
  if (unused.length > 0) wrong.push({ name: 'semantic-tools-unused', item: unused.join(', ') })
  if (facts.some(({ kind, name, source }) => kind === 'slot' && name === slot && source === 'FACT'))
    wrong.push({ name: 'semantic-slot-fact', item: slot })
  const valid = VALID_REASONS[slot]
  if (!valid.includes(reason)) wrong.push({ name: 'semantic-reason-invalid', item: slot, other: valid.join(', ') })
  return wrong
}
