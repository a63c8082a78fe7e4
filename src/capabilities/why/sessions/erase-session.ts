import { eq } from 'drizzle-orm'
import { lockTurns } from '#kernel/turn/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import { EraseSessionInput, EraseSessionOutput, sessionStream } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import { findSession } from '../rows/sessions.ts'
import { sessions } from '../tables.ts'
import type { WhyVerbs } from '../verbs.ts'

/** A session in any phase, with all that was said and concluded in it. What is left says that models were asked, not what. */
export function makeEraseSession({
  store,
  evidence,
  live,
}: Pick<WhyDeps, 'store' | 'evidence' | 'live'>): WhyVerbs['eraseSession'] {
  return defineVerb({
    name: 'why.erase-session',
    summary: 'Deletes a session for good: words, plans, points, report, quotes, and what models said for it.',
    input: EraseSessionInput,
    output: EraseSessionOutput,
    errors: ['INVALID_INPUT', 'SESSION_NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { session_id: id }) {
      const erase = async (tx: Tx) => {
        // In the one order of locks (docs/architecture.md): turns, session, evidence, stream.
        await lockTurns(tx, store, id)
        await findSession(tx, ctx, id, { lock: true })
        await evidence.eraseSubject(tx, ctx, id)
        await tx.delete(sessions).where(within(ctx, sessions, eq(sessions.id, id)))
        await live.eraseStream(tx, ctx, sessionStream.name(id))
      }
      await store.tx(erase, { erasing: true })
      return { erased: true }
    },
  })
}
