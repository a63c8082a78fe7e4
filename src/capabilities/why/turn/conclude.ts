import type { Context } from '#kernel/context.ts'
import type { Tx } from '#store/store.ts'
import { type ConfirmedInsight, type ProcessOutput, sessionStream } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import type { InsightChange } from '../insights/changes.ts'
import { byLadder } from '../insights/ladder.ts'
import { insightView } from '../insights/view.ts'
import { removeInsights, storeInsights } from '../rows/insights.ts'
import { CLOSING } from '../rows/messages.ts'
import { debugOf } from '../sessions/goal-view.ts'
import type { AcceptedMessage } from './accept.ts'
import { storeConclusion } from './store-conclusion.ts'
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
  const { phase, concluded, question, insights, rejected, language } = work.found
  await removeInsights(tx, ctx, sessionId, rejected)
  await storeInsights(tx, ctx, sessionId, await quoteInsights(deps, tx, ctx, sessionId, insights))
  await storeConclusion(tx, ctx, sessionId, accepted, work)
  const data = { turn: accepted.turn, phase }
  await deps.live.tell(tx, ctx, sessionStream.of(sessionId), { type: 'turn.done', data })
  return {
    phase,
    message: question?.made.accepted.value ?? (phase === 'COMPLETE' ? CLOSING[language] : null),
    turn: accepted.turn,
    ...(phase === 'SLIDER' ? { confirmed_insights: shownInsights(insights) } : {}),
    ...(concluded === null ? {} : { debug: debugOf(concluded.decision.goal) }),
  }
}

/** Finds every new quote in the message it was said in; what cannot be found ends the turn. */
async function quoteInsights(
  { evidence }: WhyDeps,
  tx: Tx,
  ctx: Context,
  sessionId: string,
  insights: readonly InsightChange[],
) {
  const claims = insights.flatMap((insight) =>
    insight.newQuotes.map(({ quote, message }) => ({
      targetType: 'why.insight',
      targetId: insight.id,
      relation: 'rests-on',
      subjectId: sessionId,
      sourceType: 'why.message',
      sourceId: message.id,
      sourceText: message.content,
      quote,
    })),
  )
  const verified = await evidence.quoteFor(tx, ctx, claims)
  return insights.map(({ quotes: _words, newQuotes: _claimed, ...row }) => ({
    row,
    found: verified.filter((_, index) => claims[index]?.targetId === row.id),
  }))
}

function shownInsights(insights: readonly InsightChange[]): ConfirmedInsight[] {
  return insights
    .filter((insight) => insight.shown)
    .sort(byLadder)
    .map((insight) => insightView(insight, insight.quotes))
}
