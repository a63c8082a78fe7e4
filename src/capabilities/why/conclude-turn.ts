import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import type { Tx } from '#store/store.ts'
import type { AcceptedMessage } from './accept-message.ts'
import type { ConfirmedInsight, ProcessOutput } from './contract.ts'
import { debugOf } from './debug.ts'
import { streamOf, type WhyDeps } from './deps.ts'
import { byLadder, insightView } from './insight-view.ts'
import type { TurnDecision } from './roles/decide-turn.ts'
import type { PlannerOutput } from './roles/planner-schema.ts'
import { storeInsights } from './store-insights.ts'
import { storeQuestion } from './store-question.ts'
import { goalHistory, sessionAnchors, sessions } from './tables.ts'
import type { TurnWork } from './take-turn.ts'

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
  const { decision, state } = work
  await storeAnchor(tx, ctx, sessionId, decision)
  await storeGoal(tx, ctx, sessionId, work.plan, work)
  await storeInsights(deps.evidence, tx, ctx, sessionId, work.insights)
  if (work.question !== null) {
    await storeQuestion(tx, ctx, sessionId, accepted.turn, work.question, decision.goal.question_type)
  }
  const { resumed, ...metadata } = state.session.metadata
  const stillResumed = decision.phase === 'SLIDER' || resumed === undefined ? {} : { resumed }
  await tx
    .update(sessions)
    .set({ phase: decision.phase, metadata: { ...metadata, ...stillResumed }, updatedAt: ctx.clock.now() })
    .where(eq(sessions.id, sessionId))
  await deps.live.append(tx, ctx, streamOf(sessionId), 'turn.done', { turn: accepted.turn, phase: decision.phase })
  return {
    phase: decision.phase,
    message: work.question?.accepted.value ?? null,
    turn: accepted.turn,
    ...(decision.phase === 'SLIDER' ? { confirmed_insights: shownInsights(work) } : {}),
    debug: debugOf(decision.goal),
  }
}

async function storeAnchor(tx: Tx, ctx: Context, sessionId: string, { anchor }: TurnDecision): Promise<void> {
  if (anchor === null) return
  await tx.insert(sessionAnchors).values({
    id: ctx.ids.next(),
    workspaceId: ctx.workspace,
    sessionId,
    originalMessage: anchor.original_message,
    coreKeywords: anchor.core_keywords,
    initialPurpose: anchor.initial_purpose,
    createdAt: ctx.clock.now(),
  })
}

async function storeGoal(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  plan: Accepted<PlannerOutput>,
  { decision, warnings }: TurnWork,
): Promise<void> {
  const { goal } = decision
  await tx.insert(goalHistory).values({
    id: ctx.ids.next(),
    workspaceId: ctx.workspace,
    sessionId,
    turn: goal.turn,
    mgu: goal.mgu,
    sqc: goal.sqc,
    questionType: goal.question_type,
    sessionPurpose: goal.session_purpose,
    managerAlignmentScore: goal.manager_alignment_score,
    activeSubQuestions: goal.active_sub_questions,
    cognitiveFilter: goal.cognitive_filter,
    whyCompletenessScore: goal.why_completeness_score,
    rawPlannerOutput: plan.value,
    rawManagerOutput: decision.manager,
    metadata: { ...decision.metadata, run_id: plan.runId, warnings },
    createdAt: ctx.clock.now(),
  })
}

function shownInsights(work: TurnWork): ConfirmedInsight[] {
  return work.insights
    .filter((draft) => draft.shown)
    .sort(byLadder)
    .map((draft) => insightView(draft, draft.quotes))
}
