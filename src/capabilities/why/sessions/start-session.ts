import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { type Language, StartSessionInput, StartSessionOutput } from '../contract.ts'
import { messages, sessions } from '../tables.ts'
import type { WhyVerbs } from '../verbs.ts'

/** The first thing naze says. Stored as a message, but not a turn. */
const OPENING: Readonly<Record<Language, string>> = {
  ja: '何を作りたい？',
  en: 'What would you like to make?',
}

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
      const common = { workspaceId: ctx.workspace, createdAt: ctx.clock.now() }
      await store.tx(async (tx) => {
        await tx.insert(sessions).values({
          ...common,
          id: sessionId,
          phase: 'WELCOME',
          language,
          metadata: {
            ...(input.browser_id === undefined ? {} : { browser_id: input.browser_id }),
            ...(input.language === undefined ? { language_open: true as const } : {}),
          },
          updatedAt: ctx.clock.now(),
        })
        await tx.insert(messages).values({
          ...common,
          id: ctx.ids.next(),
          sessionId,
          role: 'assistant',
          content: OPENING[language],
          turn: 0,
          position: 0,
          metadata: { opening: true },
        })
      })
      return { session_id: sessionId, phase: 'WELCOME', message: OPENING[language] }
    },
  })
}
