import type { CodeCall, CodeDecision, CodeSession, SlotName } from '../../../api/code.ts'
import { SLOTS } from '../../../api/code.ts'

/** What a call is evidence of. */
export interface Shown {
  slots: SlotName[]
  symbols: string[]
}

export type Entry =
  | { kind: 'call'; key: string; at: string; call: CodeCall; shown: Shown }
  | { kind: 'decision'; key: string; at: string; decision: CodeDecision }

/** Looks into the code and decisions in the order they happened; a decision comes after the looks it may rest on. */
export function timelineOf({ calls, decisions, frame }: CodeSession): Entry[] {
  const looks = calls.map((call): Entry => ({
    kind: 'call',
    key: call.call_id,
    at: call.timestamp,
    call,
    shown: shownBy(frame, call.call_id),
  }))
  const decided = decisions.map((decision): Entry => ({
    kind: 'decision',
    key: `decision-${decision.n}`,
    at: decision.at,
    decision,
  }))
  return [...looks, ...decided].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function shownBy(frame: CodeSession['frame'], id: string): Shown {
  return {
    slots: SLOTS.filter((slot) => frame.slot_evidence[slot]?.call_id === id),
    symbols: frame.mapped_symbols.filter(({ evidence }) => evidence.call_id === id).map(({ name }) => name),
  }
}

/** `3 found: a src/a.ts:1; …` without the count, which the page says in its own language. */
export function placesIn(summary: string): string {
  return summary.replace(/^\d+ found(?:: )?/u, '')
}

/** What a tool was asked for, on one line; how much it may say is of no interest to a reader. */
export function paramsLine(params: unknown): string {
  if (typeof params !== 'object' || params === null) return ''
  return Object.entries(params)
    .filter(([name]) => name !== 'budget' && name !== 'page')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
