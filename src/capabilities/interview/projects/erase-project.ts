import { asc, eq } from 'drizzle-orm'
import { lockTurns } from '#kernel/turn/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import { EraseProjectInput, EraseProjectOutput, conversationStream, projectStream } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { researcherOnly } from '../researcher-only.ts'
import { lockCards } from '../rows/cards.ts'
import { findProject } from '../rows/projects.ts'
import { conversations, projects } from '../tables.ts'
import type { Drafts } from '../turn/drafts.ts'
import type { InterviewVerbs } from '../verbs.ts'

/** An interview in any state, with everyone's answers and all that was concluded from them. */
export function makeEraseProject(deps: InterviewDeps, drafts: Drafts): InterviewVerbs['eraseProject'] {
  return defineVerb({
    name: 'interview.erase-project',
    summary: 'Deletes an interview for good: guide, link, every answer, cards, quotes and the ledger.',
    input: EraseProjectInput,
    output: EraseProjectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { project_id: id }) {
      researcherOnly(ctx)
      const erase = async (tx: Tx) => {
        // In the one order of locks (docs/architecture.md): cards, turns, conversations, evidence, streams.
        await lockCards(tx, id)
        await findProject(tx, ctx, id)
        const talks = await tx
          .select({ id: conversations.id, pending: conversations.pending })
          .from(conversations)
          .where(within(ctx, conversations, eq(conversations.projectId, id)))
          .orderBy(asc(conversations.id))
        for (const talk of talks) {
          if (talk.pending !== null) drafts.end(talk.pending.reply_id)
          await lockTurns(tx, deps.store, talk.id)
        }
        await tx.delete(projects).where(within(ctx, projects, eq(projects.id, id)))
        for (const talk of talks) await deps.evidence.eraseSubject(tx, ctx, talk.id)
        for (const talk of talks) await deps.live.eraseStream(tx, ctx, conversationStream.name(talk.id))
        await deps.live.eraseStream(tx, ctx, projectStream.name(id))
      }
      await deps.store.tx(erase, { erasing: true })
      return { erased: true }
    },
  })
}
