import type { z } from 'zod'
import type { CallOutput, KeptCall, SessionSummary, SessionView } from '../contract.ts'
import { asksForChange } from '../routing/asks-change.ts'
import { categoryOf } from '../routing/category.ts'
import { guidanceFor } from '../routing/hints.ts'
import { prioritised } from '../routing/route.ts'
import type { CallRow } from '../rows/calls.ts'
import type { DecisionRow } from '../rows/decisions.ts'
import type { SessionRow } from '../rows/sessions.ts'
import { startingRequirements } from '../understanding/requirements/requirements-met.ts'
import { frameOf } from './frame-view.ts'
import { evidenceOf } from './keep-call.ts'
import type { Loaded } from './loaded.ts'
import { inBothLanguages } from './reasons.ts'

const common = (session: SessionRow) => ({
  session_id: session.id,
  intent: session.intent,
  query: session.query,
  root: session.root,
  phase: session.phase,
  risk_level: session.risk,
  confidence: session.judgement?.confidence ?? 0,
  created_at: session.createdAt.toISOString(),
  updated_at: session.updatedAt.toISOString(),
})

export function summaryView(session: SessionRow & { calls: number }): z.output<typeof SessionSummary> {
  return { ...common(session), calls: session.calls, outcome: session.outcome }
}

export function callView(call: CallRow): z.output<typeof KeptCall> {
  const { complete, hits } = call.result
  return { ...evidenceOf(call), hits: hits.length, complete, by: call.by }
}

export const wholeCall = (call: CallRow): z.output<typeof CallOutput> => ({ ...callView(call), result: call.result })

export function outcomeOf({ outcome, outcomeNote, outcomeCause, closedAt }: SessionRow): SessionView['outcome'] {
  if (outcome === null || closedAt === null) return null
  return { outcome, note: outcomeNote ?? '', cause: outcomeCause, at: closedAt.toISOString() }
}

export function sessionView(loaded: Loaded, decisions: readonly DecisionRow[]): SessionView {
  const { session, calls } = loaded
  const frame = frameOf(loaded)
  const missing = prioritised(frame.missing_slots, session.intent)
  const requirements = session.judgement?.requirements ?? startingRequirements(session)
  return {
    ...common(session),
    language: session.language,
    frame,
    routing: session.routing,
    guidance: guidanceFor(
      missing,
      { language: session.language, wantsChange: asksForChange(session) },
      categoryOf(session.query, session.intent),
    ),
    requirements: requirements.map(({ requirement, needed, have }) => ({
      requirement,
      needed,
      have,
      met: have >= needed,
    })),
    understanding: session.understanding,
    calls: calls.map(callView),
    decisions: decisions.map(({ n, kind, fromPhase, toPhase, reasons, createdAt }) => ({
      n,
      kind,
      from: fromPhase,
      to: toPhase,
      reasons: reasons.map(inBothLanguages),
      at: createdAt.toISOString(),
    })),
    outcome: outcomeOf(session),
  }
}
