import type { Intent, Risk, SlotName } from '../contract.ts'
import { changesCode } from './route.ts'

export interface Requirements {
  symbols_identified: number
  entry_points: number
  files_analyzed: number
  existing_patterns: number
  slot_evidence: readonly SlotName[]
}

const UNDERSTOOD = { symbols_identified: 1, entry_points: 0, files_analyzed: 1, existing_patterns: 0 }
const CHANGE = { symbols_identified: 3, entry_points: 1, files_analyzed: 2, existing_patterns: 1 }
const RISKY_CHANGE = { symbols_identified: 5, entry_points: 2, files_analyzed: 4, existing_patterns: 2 }
const SLOT_EVIDENCE: Readonly<Record<Risk, readonly SlotName[]>> = {
  LOW: [],
  MEDIUM: ['target_feature'],
  HIGH: ['target_feature', 'observed_issue'],
}

/** The vaguer a request, the more has to be found. An issue the request named is always to be shown in the code. */
export function requirementsFor(intent: Intent, risk: Risk, issueNamed: boolean, wantsChange = false): Requirements {
  if (!changesCode(intent)) return { ...UNDERSTOOD, slot_evidence: [] }
  const slots = new Set<SlotName>(SLOT_EVIDENCE[risk])
  // Where something new is to be made nothing need be wrong.
  if (intent === 'IMPLEMENT' && wantsChange) slots.delete('observed_issue')
  if (issueNamed) slots.add('observed_issue')
  return { ...(risk === 'HIGH' ? RISKY_CHANGE : CHANGE), slot_evidence: [...slots] }
}
