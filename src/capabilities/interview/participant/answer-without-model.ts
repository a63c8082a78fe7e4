import type { ModelWaits } from '#kernel/gate/model-waits.ts'
import { defineVerb } from '#kernel/verb.ts'
import { WithoutModelInput, WithoutModelOutput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import type { InterviewVerbs } from '../verbs.ts'
import { requireParticipant } from './participant.ts'

export function makeAnswerWithoutModel(deps: InterviewDeps, waits: ModelWaits): InterviewVerbs['answerWithoutModel'] {
  return defineVerb({
    name: 'interview.answer-without-model',
    summary: 'Ends the call to the model that one’s own conversation is waiting for; the built-in replies instead.',
    input: WithoutModelInput,
    output: WithoutModelOutput,
    errors: ['INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'GONE', 'DB_ERROR'],
    async run(_ctx, input) {
      const { conversation } = await requireParticipant(deps.store.db, input)
      return { ended: waits.end(conversation.id) }
    },
  })
}
