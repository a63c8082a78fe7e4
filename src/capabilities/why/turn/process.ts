import { defineVerb } from '#kernel/verb.ts'
import { ProcessInput, ProcessOutput } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import type { WhyVerbs } from '../verbs.ts'
import { whyTurn } from './kind.ts'
import type { ModelWaits } from '#kernel/gate/model-waits.ts'

export function makeProcess(deps: WhyDeps, waits: ModelWaits): WhyVerbs['process'] {
  const kind = whyTurn(deps, waits)
  deps.turns.register(kind)
  return defineVerb({
    name: 'why.process',
    summary: 'Says one thing in a conversation and gets the next question, or the sliders when enough is understood.',
    input: ProcessInput,
    output: ProcessOutput,
    errors: [
      'INVALID_INPUT',
      'SESSION_NOT_FOUND',
      'PHASE_MISMATCH',
      'TURN_IN_PROGRESS',
      'IDEMPOTENCY_MISMATCH',
      'AI_TIMEOUT',
      'AI_ERROR',
      'PLANNER_PARSE_ERROR',
      'DB_ERROR',
    ],
    async run(ctx, input) {
      const key = input.idempotency_key ?? ctx.ids.next()
      const { debug, ...answer } = await deps.turns.run(ctx, kind, input.session_id, key, { text: input.user_message })
      return deps.debug && debug !== undefined ? { ...answer, debug } : answer
    },
  })
}
