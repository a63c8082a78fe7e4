import type { Context } from '#kernel/context.ts'
import type { Tx } from '#store/store.ts'
import type { AcceptedMessage } from './accept.ts'
import type { ConfirmedInsight, ProcessOutput } from '../contract.ts'
import { debugOf } from '../sessions/debug.ts'
import { streamOf, type WhyDeps } from '../deps.ts'
import { byLadder, insightView } from '../insights/view.ts'
import { storeConclusion } from './store-conclusion.ts'
import { storeInsights } from '../rows/insights.ts'
import type { TurnWork } from './work.ts'

/**
 * T2: everything the turn concluded, in one transaction. Takes only what the gate accepted. The turn's own lock keeps
 * every other writer of the session away: in this phase only a turn may change it.
 */
export async function concludeTurn(
  deps: WhyDeps,
  tx: Tx,
  ctx: Context,
  sessionId: string,
  accepted: AcceptedMessage,
  work: TurnWork,
): Promise<ProcessOutput> {
  const { decision } = work
  await storeInsights(deps.evidence, tx, ctx, sessionId, work.insights)
  await storeConclusion(tx, ctx, sessionId, accepted.turn, work)
  await deps.live.append(tx, ctx, streamOf(sessionId), 'turn.done', { turn: accepted.turn, phase: decision.phase })
  return {
    phase: decision.phase,
    message: work.question?.accepted.value ?? null,
    turn: accepted.turn,
    ...(decision.phase === 'SLIDER' ? { confirmed_insights: shownInsights(work) } : {}),
    debug: debugOf(decision.goal),
  }
}

function shownInsights(work: TurnWork): ConfirmedInsight[] {
  return work.insights
    .filter((draft) => draft.shown)
    .sort(byLadder)
    .map((draft) => insightView(draft, draft.quotes))
}
