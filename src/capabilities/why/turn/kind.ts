import { createHash } from 'node:crypto'
import type { TurnKind } from '#kernel/turn/index.ts'
import { tell } from '../sessions/live.ts'
import { acceptMessage, type AcceptedMessage } from './accept.ts'
import type { ProcessOutput } from '../contract.ts'
import { concludeTurn } from './conclude.ts'
import type { WhyDeps } from '../deps.ts'
import { contentOf } from '../rows/messages.ts'
import type { SessionRows } from '../rows/sessions.ts'
import { takeTurn, type TurnWork } from './work.ts'

export const WHY_TURN = 'why'
const TURN_LIMITS = { timeoutMs: 10_000, attempts: 6 }

type WhyTurn = TurnKind<{ text: string }, AcceptedMessage, TurnWork, ProcessOutput>

export function whyTurn(deps: WhyDeps): WhyTurn {
  /** What T1 has read, for the work of the same process; the running turn keeps other writers away in between. */
  const seen = new WeakMap<AcceptedMessage, SessionRows>()
  return {
    name: WHY_TURN,
    limits: TURN_LIMITS,
    fingerprint: ({ text }) => fingerprintOf(text),
    async fingerprintStored(db, ctx, { messageId }) {
      // A message that took an unanswered one along is shown with both, under either key.
      const content = await contentOf(db, ctx, messageId)
      return content === undefined ? undefined : fingerprintOf(content)
    },
    async accept(tx, ctx, sessionId, send) {
      const { accepted, seen: rows } = await acceptMessage(tx, ctx, sessionId, send.text)
      seen.set(accepted, rows)
      await tell(deps, tx, ctx, sessionId, { type: 'turn.accepted', data: { turn: accepted.turn } })
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
