import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { FollowInput, FollowOutput, conversationStream } from '../contract.ts'
import { requireParticipant } from './participant.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makeFollow(store: Store): InterviewVerbs['follow'] {
  return defineVerb({
    name: 'interview.follow',
    summary: 'Whether a key opens the live stream of a conversation.',
    input: FollowInput,
    output: FollowOutput,
    errors: ['INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'GONE', 'DB_ERROR'],
    async run(_ctx, input) {
      const { conversation } = await requireParticipant(store.db, input)
      return { stream: conversationStream.name(conversation.id) }
    },
  })
}
