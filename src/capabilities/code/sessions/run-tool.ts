import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ToolInput, ToolOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { findSession } from '../rows/sessions.ts'
import type { CodeVerbs } from '../verbs.ts'
import { answerOf, evidenceOf, runAndKeep } from './keep-call.ts'
import { assertOpen } from './loaded.ts'
import { notForParticipants } from './not-for-participants.ts'

export function makeRunTool(deps: CodeDeps): CodeVerbs['tool'] {
  const { store, facts, roots } = deps
  return defineVerb({
    name: 'code.tool',
    summary: 'Asks one tool about the code; within a session the answer is kept and can be handed in as evidence.',
    input: ToolInput,
    output: ToolOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'CANCELLED', 'DB_ERROR'],
    async run(ctx, { tool, params = {}, session_id: sessionId, root: asked }) {
      notForParticipants(ctx)
      if (tool === 'semantic_search') {
        const message = 'semantic_search only guesses: ask for it in a session, with a slot and a reason'
        throw new NazeError('PHASE_MISMATCH', message)
      }
      if (sessionId === undefined) {
        return answerOf(facts, ctx, await roots.choose(ctx, facts, asked), tool, params)
      }
      if (asked !== undefined) throw new NazeError('INVALID_INPUT', 'root: a session has its own')
      const session = await findSession(store.db, ctx, sessionId)
      assertOpen(session)
      const call = await runAndKeep(deps, ctx, session, { tool, params, by: 'agent' })
      return { ...call.result, call_id: call.id, evidence: evidenceOf(call) }
    },
  })
}
