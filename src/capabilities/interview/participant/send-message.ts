import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { z } from 'zod'
import { type Send, StaleMaskBook } from '../turn/accept.ts'
import { SendMessageInput, SendMessageOutput, SkipInput, StopInput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import type { InterviewTurns } from '../turn/kind.ts'
import { keyedHash, maskAnswer } from '../turn/mask-answer.ts'
import { messageOfTurn, type MessageRow, messageView } from '../rows/messages.ts'
import { asParticipant, requireParticipant } from './participant.ts'
import type { Talk } from '../rows/conversations.ts'
import { SKIPPED, STOPPED } from '../asks/reply/wording/index.ts'
import { asksBackOnly, skipsOnly } from '../talk/whole-message.ts'
import type { InterviewVerbs } from '../verbs.ts'

const MASK_TRIES = 5

const REFUSALS = [
  'INVALID_INPUT',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'GONE',
  'PHASE_MISMATCH',
  'TURN_IN_PROGRESS',
  'IDEMPOTENCY_MISMATCH',
  'DB_ERROR',
] as const

export function makeSendMessage(deps: InterviewDeps, turns: InterviewTurns): InterviewVerbs['sendMessage'] {
  return defineVerb({
    name: 'interview.send-message',
    summary: 'Says one thing in a conversation. It is masked before it is kept; the reply comes on the live stream.',
    input: SendMessageInput,
    output: SendMessageOutput,
    errors: [...REFUSALS, 'MASKING_UNAVAILABLE'],
    run: (ctx, input) =>
      takeIn(deps, turns, ctx, input, `message:${input.content}`, async (talk) => {
        if (skipsOnly(input.content, talk.project.language)) return skipped(talk)
        const masked = await maskAnswer(deps, talk, input.content)
        return { content: masked.content, masked, asksBack: asksBackOnly(masked.content, talk.project.language) }
      }),
  })
}

export function makeSkip(deps: InterviewDeps, turns: InterviewTurns): InterviewVerbs['skip'] {
  return defineVerb({
    name: 'interview.skip',
    summary: 'Leaves the present question unanswered and goes on.',
    input: SkipInput,
    output: SendMessageOutput,
    errors: REFUSALS,
    run: (ctx, input) => takeIn(deps, turns, ctx, input, 'skip', async (talk) => skipped(talk)),
  })
}

export function makeStop(deps: InterviewDeps, turns: InterviewTurns): InterviewVerbs['stop'] {
  return defineVerb({
    name: 'interview.stop',
    summary: 'Ends a conversation here: it is done, and what was said so far is analysed.',
    input: StopInput,
    output: SendMessageOutput,
    errors: REFUSALS,
    run: (ctx, input) => takeIn(deps, turns, ctx, input, 'stop', async (talk) => stopped(talk)),
  })
}

type Said = Pick<Send, 'content' | 'masked' | 'pressed' | 'asksBack'>

function skipped({ project }: Talk): Said {
  return { content: SKIPPED[project.language], masked: null }
}

function stopped({ project }: Talk): Said {
  return { content: STOPPED[project.language], masked: null, pressed: 'stop' }
}

/** What a key has brought once is not masked a second time, only compared: `body` is all that was sent. */
async function takeIn(
  deps: InterviewDeps,
  turns: InterviewTurns,
  ctx: Context,
  input: z.output<typeof SkipInput>,
  body: string,
  said: (talk: Talk) => Promise<Said>,
): Promise<z.output<typeof SendMessageOutput>> {
  const turnKey = input.idempotency_key ?? ctx.ids.next()
  const turnId = ctx.ids.next()
  for (let tried = 1; ; tried++) {
    const talk = await requireParticipant(deps.store.db, input)
    const sent = { turnKey, turnId, fingerprint: keyedHash(talk.project, body) }
    const known =
      input.idempotency_key === undefined
        ? undefined
        : await messageOfTurn(deps.store.db, asParticipant(ctx, talk.conversation), talk.conversation.id, turnKey)
    if (known !== undefined) {
      await turns.continue(ctx, talk, { ...sent, content: known.content, masked: null })
      return answer(known)
    }
    try {
      return answer(await turns.take(ctx, talk, { ...sent, ...(await said(talk)) }))
    } catch (error) {
      if (!(error instanceof StaleMaskBook)) throw error
      if (tried === MASK_TRIES) throw new NazeError('TURN_IN_PROGRESS', 'Other answers are being taken in right now.')
    }
  }
}

function answer(message: MessageRow): z.output<typeof SendMessageOutput> {
  return {
    message: messageView(message),
    turn_id: message.meta.turn_id ?? message.id,
    masked: message.meta.types ?? [],
  }
}
