import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { StartSessionInput, StartSessionOutput } from '../contract.ts'
import { OPENING, sayInSession } from '../rows/messages.ts'
import { sessions } from '../tables.ts'
import type { WhyVerbs } from '../verbs.ts'

export function makeStartSession(store: Store): WhyVerbs['startSession'] {
  return defineVerb({
    name: 'why.start-session',
    summary: 'Begins a conversation about a wish; the answer holds the opening question.',
    input: StartSessionInput,
    output: StartSessionOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, input) {
      const language = input.language ?? 'ja'
      const sessionId = ctx.ids.next()
      await store.tx(async (tx) => {
        await tx.insert(sessions).values({
          id: sessionId,
          workspaceId: ctx.workspace,
          phase: 'WELCOME',
          language,
          metadata: {
            ...(input.browser_id === undefined ? {} : { browser_id: input.browser_id }),
            ...(input.language === undefined ? { language_open: true as const } : {}),
          },
          createdAt: ctx.clock.now(),
          updatedAt: ctx.clock.now(),
        })
        await sayInSession(tx, ctx, sessionId, 0, { opening: language })
      })
      return { session_id: sessionId, phase: 'WELCOME', message: OPENING[language] }
    },
  })
}
