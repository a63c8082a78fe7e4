import { eq } from 'drizzle-orm'
import { writeCursor } from '#kernel/cursor.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import {
  CallInput,
  CallOutput,
  codeStream,
  DeleteOutput,
  ListInput,
  ListOutput,
  SessionInput,
  SessionOutput,
} from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { callsOf } from '../rows/calls.ts'
import { decisionsOf } from '../rows/decisions.ts'
import { findSession, newestSessions } from '../rows/sessions.ts'
import { sessions } from '../tables.ts'
import type { CodeVerbs } from '../verbs.ts'
import { load } from './loaded.ts'
import { notForParticipants } from './not-for-participants.ts'
import { sessionView, summaryView, wholeCall } from './session-view.ts'

const USUAL = 50

export function makeListSessions({ store }: Pick<CodeDeps, 'store'>): CodeVerbs['listSessions'] {
  return defineVerb({
    name: 'code.list-sessions',
    summary: 'Sessions, newest first, a page at a time.',
    input: ListInput,
    output: ListOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'DB_ERROR'],
    async run(ctx, { limit = USUAL, cursor }) {
      notForParticipants(ctx)
      const rows = await newestSessions(store.db, ctx, { cursor, limit: limit + 1 })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      const next = rows.length > page.length && last !== undefined ? writeCursor(last.createdAt, last.id) : null
      return { sessions: page.map(summaryView), next_cursor: next }
    },
  })
}

export function makeGetSession({ store }: Pick<CodeDeps, 'store'>): CodeVerbs['getSession'] {
  return defineVerb({
    name: 'code.get-session',
    summary: 'Everything of one session: its frame, calls, requirements, and why the server decided as it did.',
    input: SessionInput,
    output: SessionOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { session_id: sessionId }) {
      notForParticipants(ctx)
      return sessionView(await load(store, ctx, sessionId), await decisionsOf(store.db, ctx, sessionId))
    },
  })
}

export function makeGetCall({ store }: Pick<CodeDeps, 'store'>): CodeVerbs['getCall'] {
  return defineVerb({
    name: 'code.get-call',
    summary: 'One call of a session with all that the tool answered.',
    input: CallInput,
    output: CallOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'SESSION_NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { session_id: sessionId, call_id: callId }) {
      notForParticipants(ctx)
      await findSession(store.db, ctx, sessionId)
      const call = (await callsOf(store.db, ctx, sessionId)).find(({ id }) => id === callId)
      if (call === undefined) throw new NazeError('NOT_FOUND', 'There is no such call in this session.')
      return wholeCall(call)
    },
  })
}

export function makeDeleteSession({
  store,
  live,
  evidence,
}: Pick<CodeDeps, 'store' | 'live' | 'evidence'>): CodeVerbs['deleteSession'] {
  return defineVerb({
    name: 'code.delete-session',
    summary: 'Deletes a session with its request, calls and decisions, and what models said for it.',
    input: SessionInput,
    output: DeleteOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { session_id: sessionId }) {
      notForParticipants(ctx)
      await findSession(store.db, ctx, sessionId)
      await store.tx(
        async (tx) => {
          await evidence.eraseSubject(tx, ctx, sessionId)
          await tx.delete(sessions).where(within(ctx, sessions, eq(sessions.id, sessionId)))
          await live.eraseStream(tx, ctx, codeStream.name(sessionId))
        },
        { erasing: true },
      )
      return { deleted: true }
    },
  })
}
