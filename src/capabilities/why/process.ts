import { createHash } from 'node:crypto'
import type { TurnKind } from '#kernel/turn/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { acceptMessage, type AcceptedMessage } from './accept-message.ts'
import { ProcessInput, ProcessOutput } from './contract.ts'
import { concludeTurn } from './conclude-turn.ts'
import { streamOf, type WhyDeps } from './deps.ts'
import { contentOf, type SessionRows } from './session-rows.ts'
import { takeTurn, type TurnWork } from './take-turn.ts'
import type { WhyVerbs } from './verbs.ts'

export const WHY_TURN = 'why'
const TURN_LIMITS = { timeoutMs: 10_000, attempts: 6 }

type WhyTurn = TurnKind<{ text: string }, AcceptedMessage, TurnWork, ProcessOutput>

function whyTurn(deps: WhyDeps): WhyTurn {
  /** What T1 has read, for the work of the same process; the running turn keeps other writers away in between. */
  const seen = new WeakMap<AcceptedMessage, SessionRows>()
  return {
    name: WHY_TURN,
    limits: TURN_LIMITS,
    fingerprint: ({ text }) => fingerprintOf(text),
    async fingerprintStored(db, { messageId }) {
      // A message that took an unanswered one along is shown with both, under either key.
      const content = await contentOf(db, messageId)
      return content === undefined ? undefined : fingerprintOf(content)
    },
    async accept(tx, ctx, sessionId, send) {
      const { accepted, seen: rows } = await acceptMessage(tx, ctx, sessionId, send.text)
      seen.set(accepted, rows)
      await deps.live.append(tx, ctx, streamOf(sessionId), 'turn.accepted', { turn: accepted.turn })
      return accepted
    },
    work: (ctx, sessionId, accepted) => takeTurn(deps, ctx, sessionId, accepted, seen.get(accepted)),
    conclude: (tx, ctx, sessionId, accepted, work) => concludeTurn(deps, tx, ctx, sessionId, accepted, work),
  }
}

/** The words stand beside it in the clear, and an erased turn keeps none: a plain hash gives nothing away. */
function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export function makeProcess(deps: WhyDeps): WhyVerbs['process'] {
  const kind = whyTurn(deps)
  deps.turns.register(kind)
  return defineVerb({
    name: 'why.process',
    summary: 'Says one thing in a conversation and gets the next question, or the sliders when enough is understood.',
    input: ProcessInput,
    output: ProcessOutput,
    errors: [
      'INVALID_INPUT',
      'SESSION_NOT_FOUND',
      'PHASE_MISMATCH',
      'TURN_IN_PROGRESS',
      'IDEMPOTENCY_MISMATCH',
      'AI_TIMEOUT',
      'AI_ERROR',
      'PLANNER_PARSE_ERROR',
      'DB_ERROR',
    ],
    async run(ctx, input) {
      const key = input.idempotency_key ?? ctx.ids.next()
      const { debug, ...answer } = await deps.turns.run(ctx, kind, input.session_id, key, { text: input.user_message })
      return deps.debug && debug !== undefined ? { ...answer, debug } : answer
    },
  })
}
