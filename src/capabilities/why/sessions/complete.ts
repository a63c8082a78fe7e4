import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { CompleteInput, CompleteOutput } from '../contract.ts'
import { changeSession, findSession, requirePhase } from '../rows/sessions.ts'
import type { WhyVerbs } from '../verbs.ts'

export function makeComplete(store: Store): WhyVerbs['complete'] {
  return defineVerb({
    name: 'why.complete',
    summary: 'Closes a session whose report was written; it can still be read.',
    input: CompleteInput,
    output: CompleteOutput,
    errors: ['INVALID_INPUT', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'DB_ERROR'],
    async run(ctx, input) {
      await store.tx(async (tx) => {
        const session = await findSession(tx, ctx, input.session_id, { lock: true })
        requirePhase(session, 'REPORT')
        await changeSession(tx, ctx, session, { phase: 'COMPLETE' })
      })
      return { phase: 'COMPLETE' }
    },
  })
}
