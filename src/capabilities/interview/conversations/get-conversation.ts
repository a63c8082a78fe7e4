import { eq } from 'drizzle-orm'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { GetConversationInput, GetConversationOutput } from '../contract.ts'
import { conversationSummary, summaryColumns } from './list-conversations.ts'
import { messagesOf, researcherView } from '../rows/messages.ts'
import { findProject } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { conversations } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makeGetConversation(store: Store): InterviewVerbs['getConversation'] {
  return defineVerb({
    name: 'interview.get-conversation',
    summary: 'One conversation with everything said in it, masked.',
    input: GetConversationInput,
    output: GetConversationOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const project = await findProject(store.db, ctx, input.project_id)
      const [row] = await store.db
        .select(summaryColumns(ctx))
        .from(conversations)
        .where(
          within(
            ctx,
            conversations,
            eq(conversations.id, input.conversation_id),
            eq(conversations.projectId, project.id),
          ),
        )
      if (row === undefined) throw new NazeError('NOT_FOUND', 'There is no such conversation.')
      const { conversation, ...more } = row
      return {
        conversation: conversationSummary({ conversation, project }, more),
        messages: (await messagesOf(store.db, ctx, conversation.id)).map(researcherView),
      }
    },
  })
}
