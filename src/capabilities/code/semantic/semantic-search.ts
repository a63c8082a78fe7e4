import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { SemanticInput, ToolOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { findSession } from '../rows/sessions.ts'
import { decide, phaseDecision } from '../sessions/decide.ts'
import { evidenceOf, runAndKeep } from '../sessions/keep-call.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import { reasonText } from '../sessions/reasons.ts'
import type { CodeVerbs } from '../verbs.ts'
import { semanticRefusals } from './admission.ts'

export function makeSemanticSearch(deps: CodeDeps): CodeVerbs['semanticSearch'] {
  return defineVerb({
    name: 'code.semantic-search',
    summary: 'Searches by meaning once the fact tools did not settle a critical slot. What it yields is a hypothesis.',
    input: SemanticInput,
    output: ToolOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'CONFLICT', 'CANCELLED', 'DB_ERROR'],
    async run(ctx, { session_id: sessionId, query, slot, reason, budget }) {
      notForParticipants(ctx)
      const refusals = await decide(deps, ctx, sessionId, async (loaded) => {
        const { session } = loaded
        const wrong = await semanticRefusals(loaded, slot, reason)
        if (wrong.length > 0) {
          const decision = {
            kind: 'semantic' as const,
            fromPhase: session.phase,
            toPhase: session.phase,
            reasons: wrong,
          }
          return { value: wrong.map((one) => reasonText(one, session.language)), decisions: [decision] }
        }
        const phase = session.phase === 'EXPLORATION' ? 'SEMANTIC' : session.phase
        const reasons = [{ name: 'semantic-opened' as const, item: slot, other: reason }]
        return { value: [], change: { phase }, decisions: phaseDecision(session, phase, reasons) }
      })
      if (refusals.length > 0) throw new NazeError('PHASE_MISMATCH', `semantic_search: ${refusals.join(' ')}`)
      const session = await findSession(deps.store.db, ctx, sessionId)
      const params = { text: query, ...(budget !== undefined && { budget }) }
      const call = await runAndKeep(deps, ctx, session, { tool: 'semantic_search', params, by: 'agent' })
      return { ...call.result, call_id: call.id, evidence: evidenceOf(call) }
    },
  })
}
