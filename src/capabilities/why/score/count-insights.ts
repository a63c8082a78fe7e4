import { isVerbatim } from '#text/index.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import type { Clause } from '../reading/clauses.ts'
import { confirmationOf, type Reply } from '../reading/reply.ts'
import { gainsOf, type Gain, RESOLVED_FROM } from './understanding.ts'
import type { PlannerInput, SubQuestion, TurnInsight } from '../asks/plan-turn/input.ts'

/**
 * The insights of a plan with the confirmation the reply itself allows: a plan can claim less than that, never more. A yes
 * confirms what the hypothesis was made of; to an open question only the words of this very answer count.
 */
export function countInsights(plan: PlannerOutput, reply: Reply, input: PlannerInput): TurnInsight[] {
  return plan.confirmed_insights.map((insight) => {
    const allowed = Math.max(reply.ofHypothesis, statedNow(insight.quote, reply, input))
    return { ...insight, turn: input.turn, confirmation_strength: Math.min(insight.confirmation_strength, allowed) }
  })
}

/** What the turn adds to the understanding: nothing twice, and nothing for an insight known before unless a yes lifts it. */
export function countGains(
  insights: readonly TurnInsight[],
  questions: readonly SubQuestion[],
  reply: Reply,
  input: PlannerInput,
): Gain[] {
  const known = new Set(input.insights.map((insight) => insight.label))
  const counted = insights.filter((insight) => reply.ofHypothesis > 0 || !known.has(insight.label))
  const before = new Map(
    input.previousGoal?.active_sub_questions.map((question) => [question.question, question.status]),
  )
  const resolved = questions.filter((q) => q.status === 'resolved' && before.get(q.question) === 'active')
  return gainsOf(counted, resolved, worthOf(reply, input))
}

/** A sub-question is resolved by a clear answer or a confirmed hypothesis; anything else leaves it open. */
export function settleSubQuestions(plan: PlannerOutput, sqc: number, reply: Reply, input: PlannerInput): SubQuestion[] {
  const before = new Map(
    input.previousGoal?.active_sub_questions.map((question) => [question.question, question.status]),
  )
  const canResolve = worthOf(reply, input) > 0 && (sqc >= RESOLVED_FROM || reply.ofHypothesis > 0)
  return plan.active_sub_questions.map((question) =>
    question.status === 'active' || before.get(question.question) === 'resolved' || canResolve
      ? question
      : { ...question, status: 'active' as const },
  )
}

function statedNow(quote: string, reply: Reply, input: PlannerInput): number {
  if (refuses(reply, input) || reply.states.length === 0 || !isVerbatim(input.latest, quote)) return 0
  const touched = reply.states.filter((clause) => overlaps(clause, quote))
  return Math.max(0, ...touched.map(confirmationOf))
}

function overlaps(clause: Clause, quote: string): boolean {
  return isVerbatim(clause.text, quote) || isVerbatim(quote, clause.text) || isVerbatim(clause.raw, quote)
}

/** A bare yes to an open question, a shrug and a refusal are worth nothing. */
function worthOf(reply: Reply, input: PlannerInput): number {
  return refuses(reply, input) ? 0 : Math.max(reply.ofHypothesis, ...reply.states.map(confirmationOf), 0)
}

function refuses(reply: Reply, input: PlannerInput): boolean {
  return input.previousQuestion?.type === 'hypothesis' && reply.kind === 'no'
}
