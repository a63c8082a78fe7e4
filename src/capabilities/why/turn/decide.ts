import { keywords } from '#text/index.ts'
import { countGains, countInsights, settleSubQuestions } from '../score/count-insights.ts'
import type { InterviewerInput } from '../asks/ask-question/input.ts'
import { type ManagerOutput, reviewPlan } from '../manager/review-plan.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import { labelOf } from '../reading/label.ts'
import { readReply } from '../reading/reply.ts'
import { wishOf } from '../reading/wish/read-wish.ts'
import { anchorMessage, askedOf, definingContext, saidBy } from '../asks/plan-turn/said.ts'
import {
  clarity,
  KEPT_FROM,
  questionTypeFor,
  sliderReason,
  type SliderReason,
  understanding,
  UNDERSTOOD_FROM,
} from '../score/understanding.ts'
import type { Anchor } from '../contract.ts'
import type { GoalState, PlannerInput, TurnInsight } from '../asks/plan-turn/input.ts'

/** Everything a turn concludes, ready to be stored in one transaction. */
export interface TurnDecision {
  phase: 'CONVERSATION' | 'SLIDER'
  sliderReason: SliderReason | null
  /** To be created; null when the session has its anchor. */
  anchor: Anchor | null
  goal: GoalState & { why_completeness_score: number; manager_alignment_score: number; turn: number }
  manager: ManagerOutput
  /** To be upserted by (session, label): all confirmed at 0.7 or more. */
  insights: TurnInsight[]
  /** What to ask next; null when the phase is SLIDER. */
  question: InterviewerInput | null
  metadata: {
    mgu_gain: number
    plan_mgu: number
    reply: string
    violations: string[]
    slider_reason: SliderReason | null
  }
}

/** The one place where a plan, the server's numbers and the Manager's review become the next state. */
export async function decideTurn(plan: PlannerOutput, input: PlannerInput): Promise<TurnDecision> {
  const manager = await reviewPlan(plan, input)
  const reply = readReply(input.latest, input.previousQuestion?.type ?? 'open', input.language)
  const sqc = clarity(input.latest, input.language, definingContext(input))
  const questions = settleSubQuestions(plan, sqc, reply, input)
  const counted = countInsights(plan, reply, input)
  const previous = input.previousGoal?.mgu ?? 0
  const reached = understanding(previous, countGains(counted, questions, reply, input))
  const kept = counted.filter((insight) => insight.confirmation_strength >= KEPT_FROM)
  const known = new Set(input.insights.map((insight) => insight.label))
  const fresh = kept.filter((insight) => !known.has(insight.label)).length
  const ends = sliderReason({
    mgu: reached,
    turn: input.turn,
    insights: input.insights.length + fresh,
    newInsights: fresh,
    resumedAtTurn: input.resumedAtTurn,
  })
  const isBare = ends === 'turn-limit' && kept.length + input.insights.length === 0
  const mgu = ends === 'turn-limit' ? Math.max(reached, UNDERSTOOD_FROM) : reached
  const goal: TurnDecision['goal'] = {
    mgu,
    sqc,
    why_completeness_score: mgu,
    question_type: questionTypeFor(mgu),
    session_purpose: plan.sessionPurpose,
    active_sub_questions: questions,
    cognitive_filter: plan.cognitive_filter,
    next_question_focus: plan.next_question_focus,
    manager_alignment_score: manager.alignment_score,
    turn: input.turn,
  }
  return {
    phase: ends === null ? 'CONVERSATION' : 'SLIDER',
    sliderReason: ends,
    anchor: input.anchor === null ? anchorOf(plan, input) : null,
    goal,
    manager,
    insights: isBare ? [anchorInsight(input)] : kept,
    question: ends === null ? questionFor(goal, input, manager.violations.includes('topic_drift')) : null,
    metadata: {
      mgu_gain: mgu - previous,
      plan_mgu: plan.main_goal_understanding,
      reply: reply.kind,
      violations: manager.violations,
      slider_reason: ends,
    },
  }
}

function anchorOf(plan: PlannerOutput, input: PlannerInput): Anchor {
  const core = keywords(input.latest, { language: input.language, limit: 20 }).map((keyword) => keyword.phrase)
  return { original_message: input.latest, core_keywords: core, initial_purpose: plan.sessionPurpose }
}

/** When ten turns gave no insight, what the person came with is the one there is. */
function anchorInsight(input: PlannerInput): TurnInsight {
  const wish = wishOf(input, anchorMessage(input))
  const label = labelOf(wish.clause, { language: input.language, what: wish.what, how: [] })
  const unnamed = input.language === 'ja' ? '最初のひとこと' : 'The first line'
  return {
    label: label ?? unnamed,
    layer: 'attribute',
    strength: 50,
    confirmation_strength: 1,
    turn: input.turn,
    quote: wish.clause,
  }
}

function questionFor(goal: GoalState, input: PlannerInput, offTopic: boolean): InterviewerInput {
  return {
    language: input.language,
    turn: input.turn,
    sessionPurpose: goal.session_purpose,
    questionType: goal.question_type,
    focus: goal.next_question_focus,
    subQuestions: goal.active_sub_questions,
    filter: goal.cognitive_filter,
    anchorMessage: anchorMessage(input),
    latest: input.latest,
    answered: input.previousQuestion?.type ?? 'open',
    said: saidBy(input),
    asked: askedOf(input),
    offTopic,
    resumed: false,
    similarity: input.similarity,
  }
}

/** What to ask somebody who comes back from the sliders. `history` is the whole session. */
export function resumeQuestion(
  session: Pick<PlannerInput, 'language' | 'turn' | 'anchor' | 'history' | 'similarity'> & { goal: GoalState },
): InterviewerInput {
  const said = session.history.filter((message) => message.role === 'user').map((message) => message.content)
  const latest = said.at(-1) ?? ''
  return {
    language: session.language,
    turn: session.turn,
    sessionPurpose: session.goal.session_purpose,
    questionType: 'open',
    focus: session.goal.next_question_focus,
    subQuestions: session.goal.active_sub_questions,
    filter: session.goal.cognitive_filter,
    anchorMessage: session.anchor?.original_message ?? latest,
    latest,
    answered: 'open',
    said,
    asked: askedOf(session),
    offTopic: false,
    resumed: true,
    similarity: session.similarity,
  }
}
