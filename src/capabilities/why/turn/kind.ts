import { createHash } from 'node:crypto'
import type { TurnKind } from '#kernel/turn/index.ts'
import { acceptMessage, type AcceptedMessage } from './accept.ts'
import { type ProcessOutput, sessionStream } from '../contract.ts'
import { concludeTurn } from './conclude.ts'
import type { WhyDeps } from '../deps.ts'
import type { ModelWaits } from '#kernel/gate/model-waits.ts'
import { contentOf } from '../rows/messages.ts'
import type { SessionRows } from '../rows/sessions.ts'
import { takeTurn, type TurnWork } from './work.ts'

export const WHY_TURN = 'why'
const TURN_LIMITS = { timeoutMs: 60_000, attempts: 6 }

/** T1 carries the session it has read: the running turn keeps other writers away until the work. */
type WhyTurn = TurnKind<{ text: string }, AcceptedMessage, TurnWork, ProcessOutput, SessionRows>

export function whyTurn(deps: WhyDeps, waits: ModelWaits): WhyTurn {
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
      const taken = await acceptMessage(tx, ctx, sessionId, send.text)
      const data = { turn: taken.input.turn }
      await deps.live.tell(tx, ctx, sessionStream.of(sessionId), { type: 'turn.accepted', data })
      return taken
    },
    work: (ctx, sessionId, accepted, seen) =>
      waits.during(deps.gate, ctx, sessionId, (asking) => takeTurn(deps, asking, ctx, sessionId, accepted, seen)),
    conclude: (tx, ctx, sessionId, accepted, work) => concludeTurn(deps, tx, ctx, sessionId, accepted, work),
  }
}

/** The words stand beside it in the clear, and an erased turn keeps none: a plain hash gives nothing away. */
function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
