import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { OutcomeInput, OutcomeOutput, SLOTS } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { proposeSynonyms } from '../rows/synonyms.ts'
import { changesCode } from '../routing/route.ts'
import type { SessionRow } from '../rows/sessions.ts'
import { decide } from '../sessions/decide.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import type { Reason } from '../sessions/reasons.ts'
import { proposedPairs } from '../synonyms/propose.ts'
import type { CodeVerbs } from '../verbs.ts'

export function makeRecordOutcome(deps: CodeDeps): CodeVerbs['recordOutcome'] {
  return defineVerb({
    name: 'code.record-outcome',
    summary: 'Closes a session with how the change turned out, and what misled it.',
    input: OutcomeInput,
    output: OutcomeOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { session_id, outcome, note, cause }) {
      notForParticipants(ctx)
      return decide(deps, ctx, session_id, async (loaded) => {
        const { session } = loaded
        if (cause !== undefined && !isKnownCause(loaded, cause))
          throw new NazeError('INVALID_INPUT', 'cause: is no slot, no mapped symbol and no call of this session')
        const closedAt = ctx.clock.now()
        const learned =
          outcome === 'success' && session.understanding !== null && !isUnwritten(session)
            ? proposedPairs(slotValue(loaded, 'target_feature'), session.understanding.symbols, loaded.thesaurus)
            : []
        const said = { outcome, note, cause: cause ?? null, at: closedAt.toISOString() }
        const reasons = reasonsFor(loaded, outcome)
        return {
          value: { session_id, outcome: said, synonyms_proposed: learned.length },
          change: { outcome, outcomeNote: note, outcomeCause: cause ?? null, closedAt },
          decisions: [{ kind: 'outcome', fromPhase: session.phase, toPhase: session.phase, reasons }],
          events: [{ type: 'code.closed', data: { outcome } }],
          write: async (tx) => {
            await proposeSynonyms(tx, ctx, session.root, learned)
          },
        }
      })
    },
  })
}

/** A change that was never allowed to write anything: whatever succeeded, this session did not lead to it. */
const isUnwritten = ({ intent, judgement }: SessionRow): boolean =>
  changesCode(intent) && (judgement?.written ?? []).length === 0

function reasonsFor({ session }: Loaded, outcome: 'success' | 'failure'): Reason[] {
  if (outcome === 'failure') return [{ name: 'outcome-failure' }]
  return [{ name: 'outcome-success' }, ...(isUnwritten(session) ? [{ name: 'outcome-unwritten' as const }] : [])]
}

function isKnownCause({ facts, calls }: Loaded, cause: string): boolean {
  return (
    SLOTS.some((slot) => slot === cause) ||
    facts.some(({ kind, name }) => kind === 'symbol' && name === cause) ||
    calls.some(({ id }) => id === cause)
  )
}
