import { type Intent, type Risk, type RoutingDecision, type SlotName, SLOTS, type ToolName } from '../contract.ts'

export type SlotValues = Readonly<Partial<Record<SlotName, string>>>

const SLOT_TO_TOOLS: Readonly<Record<SlotName, readonly ToolName[]>> = {
  target_feature: ['query', 'get_symbols', 'analyze_structure'],
  trigger_condition: ['search_text', 'find_definitions'],
  observed_issue: ['search_text', 'query'],
  desired_action: ['find_references', 'analyze_structure'],
}
const ALL_KNOWN: readonly ToolName[] = ['find_definitions', 'find_references']
const MOST_TOOLS = 4
const SHORT_ISSUE = 10

export const changesCode = (intent: Intent): boolean => intent === 'IMPLEMENT' || intent === 'MODIFY'

/** It puts in order and decides nothing: every session begins with exploring. */
export function route(slots: SlotValues, intent: Intent): RoutingDecision {
  const priority = prioritised(missingSlots(slots), intent)
  const tools = priority.length === 0 ? ALL_KNOWN : priority.flatMap((slot) => SLOT_TO_TOOLS[slot])
  return {
    initial_phase: 'EXPLORATION',
    initial_tools: [...new Set(tools)].slice(0, MOST_TOOLS),
    priority_slots: priority,
    risk_level: assessRisk(slots, intent),
  }
}

export function missingSlots(slots: SlotValues): SlotName[] {
  return SLOTS.filter((slot) => slots[slot] === undefined)
}

/** For a change what is wrong comes before when it happens; otherwise the other way round. */
export function prioritised(missing: readonly SlotName[], intent: Intent): SlotName[] {
  const order: readonly SlotName[] = changesCode(intent)
    ? ['target_feature', 'observed_issue', 'trigger_condition', 'desired_action']
    : ['target_feature', 'trigger_condition', 'observed_issue', 'desired_action']
  return order.filter((slot) => missing.includes(slot))
}

function assessRisk({ desired_action, observed_issue, target_feature }: SlotValues, intent: Intent): Risk {
  if (desired_action !== undefined && observed_issue === undefined) return 'HIGH'
  if (intent === 'MODIFY' && target_feature === undefined) return 'HIGH'
  if (observed_issue !== undefined && [...observed_issue].length < SHORT_ISSUE) return 'MEDIUM'
  return 'LOW'
}
