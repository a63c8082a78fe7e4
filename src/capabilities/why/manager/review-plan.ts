import { contentWords, stem } from '#text/index.ts'
import { type Rule, retry } from '#kernel/gate/ask.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import { MOST_GAIN } from '../score/understanding.ts'
import { wordingOverlap } from '../reading/wording-overlap.ts'
import { readReply } from '../reading/reply.ts'
import { anchorMessage, saidBy } from '../asks/plan-turn/said.ts'
import type { PlannerInput } from '../asks/plan-turn/input.ts'

export type PlanViolation = 'sessionPurpose_drift' | 'sub_question_drift' | 'mgu_spike' | 'topic_drift'

export interface ManagerOutput {
  alignment_score: number
  drift_detected: boolean
  violations: PlanViolation[]
  correction: { target_role: 'Planner'; instruction: string; anchor_message: string } | null
}

export const GROUNDED_FROM = 0.7
const DUPLICATE_FROM = 0.9
/** 0.7 means the same purpose; an answer that merely belongs to the topic is less near. */
const RELATED_FROM = 0.5

/** A1: how near the purpose is to the nearest thing the person said, alone or together with what they asked for. */
export async function grounding(plan: PlannerOutput, input: PlannerInput): Promise<number> {
  const said = saidBy(input)
  const anchor = anchorMessage(input)
  const quotes = [
    plan.confirmed_insights.map((insight) => insight.quote),
    ...input.insights.map((i) => i.quotes),
  ].flat()
  const likeliestFirst = [...quotes.map((quote) => `${anchor}\n${quote}`), anchor, said.join('\n'), ...said]
  const tried = new Set([...likeliestFirst, ...said.map((text) => `${anchor}\n${text}`)])
  let best = 0
  for (const text of tried) {
    best = Math.max(best, await input.similarity.compare(plan.sessionPurpose, text))
    if (best >= GROUNDED_FROM) break
  }
  return best
}

/** A2: sub-questions that have nothing to do with the purpose, and ones asked twice. */
export async function strayingSubQuestions(
  plan: PlannerOutput,
  input: PlannerInput,
): Promise<{ stray: number; duplicates: number; total: number }> {
  const questions = plan.active_sub_questions.map((q) => q.question)
  let stray = 0
  for (const question of questions) {
    const related =
      sharesWord(question, plan.sessionPurpose) ||
      (await input.similarity.compare(question, plan.sessionPurpose)) >= GROUNDED_FROM
    if (!related) stray++
  }
  const duplicates = questions.filter((q, i) =>
    questions.slice(0, i).some((earlier) => wordingOverlap(q, earlier) >= DUPLICATE_FROM),
  ).length
  return { stray, duplicates, total: questions.length }
}

/** A3: the plan claims more than 30 points in one turn. */
export function spike(plan: PlannerOutput, input: PlannerInput): number {
  return plan.main_goal_understanding - (input.previousGoal?.mgu ?? 0)
}

/** G1: nothing said in the last three turns touches the anchor, or what was already understood of it. */
export async function topicDrift(input: PlannerInput): Promise<boolean> {
  if (input.anchor === null || input.turn < 3) return false
  const core = [
    ...input.anchor.core_keywords,
    input.anchor.original_message,
    ...input.insights.flatMap((insight) => [insight.label, ...insight.quotes]),
  ].join('\n')
  const recent = [...input.history.filter((m) => m.turn > input.turn - 3).map((m) => m.content), input.latest]
  for (const text of recent) {
    if (sharesWord(text, core)) return false
    if ((await input.similarity.compare(text, input.anchor.original_message)) >= RELATED_FROM) return false
  }
  return readReply(input.latest, input.previousQuestion?.type ?? 'open', input.language).states.length > 0
}

/**
 * The whole review. alignment_score = 100 − 40·(1 − min(1, grounding / 0.7)) − 25·(stray or duplicate share of the
 * sub-questions) − 20 for a spike − 15 for topic drift.
 */
export async function reviewPlan(plan: PlannerOutput, input: PlannerInput): Promise<ManagerOutput> {
  const grounded = await grounding(plan, input)
  const sub = await strayingSubQuestions(plan, input)
  const spiked = spike(plan, input) > MOST_GAIN
  const drifted = await topicDrift(input)
  const violations: PlanViolation[] = []
  if (grounded < GROUNDED_FROM) violations.push('sessionPurpose_drift')
  if (sub.stray === sub.total || sub.duplicates > 0) violations.push('sub_question_drift')
  if (spiked) violations.push('mgu_spike')
  if (drifted) violations.push('topic_drift')
  const lost =
    40 * (1 - Math.min(1, Math.max(0, grounded) / GROUNDED_FROM)) +
    (25 * Math.min(sub.total, sub.stray + sub.duplicates)) / sub.total
  const score = Math.round(100 - lost - (spiked ? 20 : 0) - (drifted ? 15 : 0))
  return {
    alignment_score: Math.max(0, Math.min(100, score)),
    drift_detected: violations.length > 0,
    violations,
    correction: correctionFor(violations, input),
  }
}

const INSTRUCTIONS: Readonly<Record<PlanViolation, string>> = {
  sessionPurpose_drift:
    'sessionPurpose has left what the person said. Put it into words they used, starting from the anchor message.',
  sub_question_drift:
    'active_sub_questions must each concern sessionPurpose, and no two may ask the same. Tie them to the words of the anchor message.',
  mgu_spike: `main_goal_understanding may rise by at most ${MOST_GAIN} in one turn.`,
  topic_drift: 'The last three turns have left the anchor message. Lead next_question_focus back to it.',
}

function correctionFor(violations: readonly PlanViolation[], input: PlannerInput): ManagerOutput['correction'] {
  if (violations.length === 0) return null
  return {
    target_role: 'Planner',
    instruction: violations.map((violation) => INSTRUCTIONS[violation]).join(' '),
    anchor_message: anchorMessage(input),
  }
}

const check = (
  name: PlanViolation,
  broken: (plan: PlannerOutput, input: PlannerInput) => Promise<boolean> | boolean,
): Rule<PlannerInput, PlannerOutput> =>
  retry(name, async (plan, input) =>
    (await broken(plan, input))
      ? `${INSTRUCTIONS[name]} Anchor message: ${JSON.stringify(anchorMessage(input))}`
      : null,
  )

export const managerRules: readonly Rule<PlannerInput, PlannerOutput>[] = [
  check('sessionPurpose_drift', async (plan, input) => (await grounding(plan, input)) < GROUNDED_FROM),
  check('sub_question_drift', async (plan, input) => {
    const { stray, duplicates, total } = await strayingSubQuestions(plan, input)
    return stray === total || duplicates > 0
  }),
  check('mgu_spike', (plan, input) => spike(plan, input) > MOST_GAIN),
  check('topic_drift', (_plan, input) => topicDrift(input)),
]

function sharesWord(a: string, b: string): boolean {
  const words = new Set(contentWords(b).map(stem))
  return contentWords(a).some((word) => words.has(stem(word)))
}
