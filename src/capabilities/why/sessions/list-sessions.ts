import { desc, eq, sql } from 'drizzle-orm'
import { olderThan, writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Store } from '#store/store.ts'
import { ListSessionsInput, ListSessionsOutput } from '../contract.ts'
import { messages, sessions } from '../tables.ts'
import type { WhyVerbs } from '../verbs.ts'

export function makeListSessions(store: Store): WhyVerbs['listSessions'] {
  return defineVerb({
    name: 'why.list-sessions',
    summary: 'Conversations, newest first, a page at a time.',
    input: ListSessionsInput,
    output: ListSessionsOutput,
    errors: ['INVALID_INPUT'],
    async run(ctx, input) {
      const heard = sql`coalesce(${messages.metadata}->'heard'->>'counts', 'true') = 'true'`
      const byPerson = within(ctx, messages, eq(messages.sessionId, sessions.id), eq(messages.role, 'user'), heard)
      const rows = await store.db
        .select({ session: sessions, turns: store.db.$count(messages, byPerson) })
        .from(sessions)
        .where(within(ctx, sessions, olderThan(input.before, sessions.createdAt, sessions.id)))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
        .limit(input.limit + 1)
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)?.session
      return {
        sessions: page.map(({ session, turns: count }) => ({
          session_id: session.id,
          phase: session.phase,
          language: session.language,
          title: session.title,
          turn: Math.max(0, count - 1),
          created_at: session.createdAt.toISOString(),
          updated_at: session.updatedAt.toISOString(),
        })),
        next: rows.length > page.length && last !== undefined ? writeCursor(last.createdAt, last.id) : null,
      }
    },
  })
}
