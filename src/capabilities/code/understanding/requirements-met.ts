import type { SlotName } from '../contract.ts'
import { requirementsFor } from '../routing/requirements.ts'
import { changesCode } from '../routing/route.ts'
import type { SessionRow } from '../rows/sessions.ts'
import type { Judgement } from '../tables.ts'

export type Met = Judgement['requirements'][number]

export interface Counted {
  symbols_identified: number
  entry_points: number
  files_analyzed: number
  existing_patterns: number
  /** Slots that a fact of this session shows. */
  shown: ReadonlySet<SlotName>
  targetResolved: boolean
}

const NOTHING: Omit<Counted, 'shown' | 'targetResolved'> = {
  symbols_identified: 0,
  entry_points: 0,
  files_analyzed: 0,
  existing_patterns: 0,
}

export function requirementsMet(session: SessionRow, counted: Counted): Met[] {
  const { intent, risk, slots } = session
  const { slot_evidence, ...counts } = requirementsFor(intent, risk, slots.observed_issue !== undefined)
  const met: Met[] = [
    { requirement: 'symbols_identified', needed: counts.symbols_identified, have: counted.symbols_identified },
    { requirement: 'entry_points', needed: counts.entry_points, have: counted.entry_points },
    { requirement: 'files_analyzed', needed: counts.files_analyzed, have: counted.files_analyzed },
    { requirement: 'existing_patterns', needed: counts.existing_patterns, have: counted.existing_patterns },
  ]
  if (changesCode(intent)) met.push({ requirement: 'target_feature', needed: 1, have: counted.targetResolved ? 1 : 0 })
  for (const slot of slot_evidence)
    met.push({ requirement: `slot_evidence.${slot}`, needed: 1, have: counted.shown.has(slot) ? 1 : 0 })
  return met.filter(({ needed }) => needed > 0)
}

/** Before anything was submitted. */
export function startingRequirements(session: SessionRow): Met[] {
  return requirementsMet(session, { ...NOTHING, shown: new Set(), targetResolved: false })
}

/** The share of what is needed, less where claims did not hold; 1 exactly where nothing is missing and nothing was wrong. */
export function confidenceOf(met: readonly Met[], claims: number, wrong: number): number {
  if (met.length === 0) return wrong === 0 ? 1 : 0
  const share = met.reduce((sum, { needed, have }) => sum + Math.min(1, have / needed), 0) / met.length
  const held = claims + wrong === 0 ? 1 : claims / (claims + wrong)
  const confidence = Math.floor(share * (wrong === 0 ? 1 : Math.min(held, 0.9)) * 100) / 100
  return confidence
}
