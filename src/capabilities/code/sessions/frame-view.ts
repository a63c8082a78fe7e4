import { type QueryFrame, type Slot, type SlotName, SLOTS } from '../contract.ts'
import { missingSlots } from '../routing/route.ts'
import { evidenceOf } from './keep-call.ts'
import { type Loaded, slotValues } from './loaded.ts'

/** The frame as it stands now: what the request says, and what was found since. */
export function frameOf(loaded: Loaded): QueryFrame {
  const { session, facts, calls } = loaded
  const byId = new Map(calls.map((call) => [call.id, call]))
  const values = slotValues(loaded)
  const slot = (name: SlotName): Slot | null => {
    const value = values[name]
    const placed = session.slots[name]
    if (value === undefined) return null
    if (placed === undefined) return { value, quote: null, at: null }
    return { value, quote: session.query.slice(placed.start, placed.end), at: [placed.start, placed.end] }
  }
  const withEvidence = facts.flatMap((fact) => {
    const call = byId.get(fact.callId)
    return call === undefined ? [] : [{ ...fact, evidence: evidenceOf(call) }]
  })
  const ofSlots = withEvidence.filter(({ kind }) => kind === 'slot')
  const isSlot = (name: string): name is SlotName => SLOTS.some((known) => known === name)
  return {
    raw_query: session.query,
    extraction_confidence: session.extractionConfidence,
    target_feature: slot('target_feature'),
    trigger_condition: slot('trigger_condition'),
    observed_issue: slot('observed_issue'),
    desired_action: slot('desired_action'),
    mapped_symbols: withEvidence
      .filter(({ kind }) => kind === 'symbol')
      .map(({ name, source, confidence, evidence }) => ({ name, source, confidence, evidence })),
    slot_source: Object.fromEntries(ofSlots.flatMap(({ name, source }) => (isSlot(name) ? [[name, source]] : []))),
    slot_evidence: Object.fromEntries(
      ofSlots.flatMap(({ name, evidence }) => (isSlot(name) ? [[name, evidence]] : [])),
    ),
    missing_slots: missingSlots(values),
    confirmed_symbols: session.understanding?.symbols ?? null,
  }
}
