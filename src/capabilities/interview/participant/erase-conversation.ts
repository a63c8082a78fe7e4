import { eq } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { lockTurns } from '#kernel/turn/index.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import { forgetConversation } from '../analysis/index.ts'
import { EraseConversationInput, EraseConversationOutput, conversationStream, projectStream } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import type { Drafts } from '../turn/drafts.ts'
import { asParticipant, requireParticipant } from './participant.ts'
import { conversations, messages } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makeEraseConversation(deps: InterviewDeps, drafts: Drafts): InterviewVerbs['eraseConversation'] {
  return defineVerb({
    name: 'interview.erase-conversation',
    summary: 'Deletes one’s own answers everywhere: messages, quotes, cards, exports and the ledger.',
    input: EraseConversationInput,
    output: EraseConversationOutput,
    errors: ['INVALID_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'GONE', 'DB_ERROR'],
    async run(ctx, input) {
      const { conversation, project } = await requireParticipant(deps.store.db, input)
      const own = asParticipant(ctx, conversation)
      const { id } = conversation
      if (conversation.pending !== null) drafts.end(conversation.pending.reply_id)
      const erase = async (tx: Tx) => {
        // In the one order of locks (docs/architecture.md): cards, turns, conversation, evidence, streams.
        await forgetConversation(tx, own, id)
        await lockTurns(tx, deps.store, id)
        await tx
          .update(conversations)
          .set({ keyHash: null, maskBook: {}, pending: null, erasedAt: ctx.clock.now(), updatedAt: ctx.clock.now() })
          .where(within(own, conversations, eq(conversations.id, id)))
        await deps.evidence.eraseSubject(tx, own, id)
        await tx.delete(messages).where(within(own, messages, eq(messages.conversationId, id)))
        await deps.live.eraseStream(tx, own, conversationStream.name(id))
        const fact = { state: conversation.state, finished: conversation.finishedAt !== null }
        await deps.live.tell(tx, own, conversationStream.of(id), { type: 'conversation.erased', data: fact })
        const change = { conversation_id: id, erased: true as const, ...fact }
        await deps.live.tell(tx, own, projectStream.of(project.id), { type: 'conversation.changed', data: change })
      }
      await deps.store.tx(erase, { erasing: true })
      return { erased: true }
    },
  })
}
