import { defineVerb } from '#kernel/verb.ts'
import { WithoutModelInput, WithoutModelOutput } from '../contract.ts'
import type { WhyVerbs } from '../verbs.ts'
import type { ModelWaits } from '#kernel/gate/model-waits.ts'

export function makeAnswerWithoutModel(waits: ModelWaits): WhyVerbs['answerWithoutModel'] {
  return defineVerb({
    name: 'why.answerWithoutModel',
    summary: 'Ends the call to the model that a session is waiting for; the built-in answers instead.',
    input: WithoutModelInput,
    output: WithoutModelOutput,
    errors: ['INVALID_INPUT'],
    async run(_ctx, { session_id }) {
      return { ended: waits.end(session_id) }
    },
  })
}
