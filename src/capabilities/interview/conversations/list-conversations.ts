import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#kernel/context.ts'
import { olderThan, writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { type ConversationSummary, ListConversationsInput, ListConversationsOutput, type PiiType } from '../contract.ts'
import type { Talk } from '../rows/conversations.ts'
import { progressOf } from './progress.ts'
import { findProject } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { analyses, conversations, messages } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

const said = alias(messages, 'said')
const done = alias(analyses, 'done')

/** Enough for one line of a list. */
const FIRST_CHARACTERS = 120

/** Read beside each conversation. */
export const summaryColumns = (ctx: Context) => ({
  conversation: conversations,
  analysed: sql<boolean>`exists (select 1 from ${analyses} as done where ${within(ctx, done, eq(done.conversationId, conversations.id))})`,
  firstWords: sql<
    string | null
  >`(select left(said.content, ${FIRST_CHARACTERS}) from ${messages} as said where ${within(ctx, said, eq(said.conversationId, conversations.id), eq(said.role, 'user'), sql`said.meta ->> 'kind' = 'answer'`)} order by said.position limit 1)`,
  masked: sql<
    PiiType[]
  >`(select coalesce(jsonb_agg(distinct list.type), '[]'::jsonb) from ${messages} as said, jsonb_array_elements_text(coalesce(said.meta -> 'types', '[]'::jsonb)) as list (type) where ${within(ctx, said, eq(said.conversationId, conversations.id))})`,
})

export function makeListConversations(store: Store): InterviewVerbs['listConversations'] {
  return defineVerb({
    name: 'interview.list-conversations',
    summary: 'The conversations of an interview, newest first: state, progress and first words.',
    input: ListConversationsInput,
    output: ListConversationsOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const project = await findProject(store.db, ctx, input.project_id)
      const rows = await store.db
        .select(summaryColumns(ctx))
        .from(conversations)
        .where(
          within(
            ctx,
            conversations,
            eq(conversations.projectId, project.id),
            olderThan(input.before, conversations.createdAt, conversations.id),
          ),
        )
        .orderBy(desc(conversations.createdAt), desc(conversations.id))
        .limit(input.limit + 1)
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)?.conversation
      return {
        conversations: page.map(({ conversation, ...more }) => conversationSummary({ conversation, project }, more)),
        next: rows.length > page.length && last !== undefined ? writeCursor(last.createdAt, last.id) : null,
      }
    },
  })
}

interface Beside {
  analysed: boolean
  masked: PiiType[]
  firstWords: string | null
}

export function conversationSummary(talk: Talk, more: Beside): ConversationSummary {
  const { conversation } = talk
  return {
    id: conversation.id,
    state: conversation.state,
    first_words: more.firstWords,
    progress: progressOf(talk),
    fallback: conversation.fallbackTurns !== null,
    masked: more.masked,
    erased: conversation.erasedAt !== null,
    analysed: more.analysed,
    created_at: conversation.createdAt.toISOString(),
    updated_at: conversation.updatedAt.toISOString(),
    finished_at: conversation.finishedAt?.toISOString() ?? null,
  }
}
