import { defineVerb } from '#kernel/verb.ts'
import { ListMessagesInput, ListMessagesOutput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import type { Drafts } from '../turn/drafts.ts'
import { asParticipant, requireParticipant } from './participant.ts'
import { talkView } from './talk-view.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makeListMessages(deps: InterviewDeps, drafts: Drafts): InterviewVerbs['listMessages'] {
  return defineVerb({
    name: 'interview.list-messages',
    summary: 'What was said in one’s own conversation, all of it or after a message already seen.',
    input: ListMessagesInput,
    output: ListMessagesOutput,
    errors: ['INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'GONE', 'DB_ERROR'],
    async run(ctx, input) {
      const { conversation } = await requireParticipant(deps.store.db, input)
      return talkView(deps, drafts, asParticipant(ctx, conversation), conversation.id, input.after)
    },
  })
}
