import { isSaidIn } from '../reading/find-said.ts'
import type { PlannedInsight, PlannerInput, SubQuestion, TurnInsight } from '../asks/plan-turn/input.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import type { Talk, TalkSentence } from '../talk/talk.ts'
import { type Gain, gainsOf, RESOLVED_FROM } from './understanding.ts'

/**
 * The insights of a plan with the confirmation the answer itself allows: a plan can claim less than that, never more. A yes
 * confirms what was read back; otherwise only the words of this very answer count, and only those on the subject.
 */
export function countInsights(plan: PlannerOutput, talk: Talk, input: PlannerInput): TurnInsight[] {
  return plan.confirmed_insights.map((insight) => {
    const allowed = Math.max(agreement(talk, input), understood(insight, talk, input), statedNow(insight.quote, talk))
    return { ...insight, turn: input.turn, confirmation_strength: Math.min(insight.confirmation_strength, allowed) }
  })
}

/** What the turn adds to the understanding: nothing twice, and nothing for an insight known before unless a yes lifts it. */
export function countGains(
  insights: readonly TurnInsight[],
  questions: readonly SubQuestion[],
  talk: Talk,
  input: PlannerInput,
): Gain[] {
  const known = new Set(input.insights.map((insight) => insight.label))
  const counted = insights.filter((insight) => agreement(talk, input) > 0 || !known.has(insight.label))
  const before = new Map(
    input.previousGoal?.active_sub_questions.map((question) => [question.question, question.status]),
  )
  const resolved = questions.filter((q) => q.status === 'resolved' && before.get(q.question) === 'active')
  return gainsOf(counted, resolved, worthOf(talk, input))
}

/** A sub-question is resolved by a clear answer or a yes to what was read back; anything else leaves it open. */
export function settleSubQuestions(plan: PlannerOutput, sqc: number, talk: Talk, input: PlannerInput): SubQuestion[] {
  const before = new Map(
    input.previousGoal?.active_sub_questions.map((question) => [question.question, question.status]),
  )
  const canResolve = worthOf(talk, input) > 0 && (sqc >= RESOLVED_FROM || agreement(talk, input) > 0)
  return plan.active_sub_questions.map((question) =>
    question.status === 'active' || before.get(question.question) === 'resolved' || canResolve
      ? question
      : { ...question, status: 'active' as const },
  )
}

function agreement({ latest }: Talk, input: PlannerInput): number {
  return input.previousQuestion?.type === 'hypothesis' ? latest.agrees : 0
}

/** No word of it says no. */
const DENIES =
  /違|ちが|ちゃう|じゃな|ではな|でもな|そうでも|いや|いえ|べつに|別に|\b(?:no|nope|nah|not|never|wrong|hardly|isn['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t)\b/iu

/** A yes the ear is not sure of (「それに尽きます」, "You nailed it") counts as the model reads it; what was denied never. */
function understood({ quote, confirmation_strength }: PlannedInsight, { latest, last }: Talk, input: PlannerInput) {
  const isKnown = input.insights.some(({ quotes }) =>
    quotes.some((known) => isSaidIn(known, quote) || isSaidIn(quote, known)),
  )
  const isUnsure = latest.agrees === 0 && !latest.denies && !DENIES.test(latest.text) && !SHRUGS.has(latest.kind)
  return last?.move === 'read-back' && isKnown && isUnsure ? confirmation_strength : 0
}

const SHRUGS: ReadonlySet<Talk['latest']['kind']> = new Set([
  'no',
  'partly',
  'dont-know',
  'skip',
  'stop',
  'question-back',
])

function statedNow(quote: string, { said }: Talk): number {
  const holding = said.filter(
    ({ fresh, sentence }) => fresh && (isSaidIn(sentence.text, quote) || isSaidIn(quote, sentence.text)),
  )
  return Math.max(0, ...holding.map(worthOfSentence))
}

/** A bare yes to an open question, a shrug, a refusal and what is off the subject are worth nothing. */
function worthOf(talk: Talk, input: PlannerInput): number {
  const stated = talk.said.filter(({ fresh }) => fresh).map(worthOfSentence)
  return Math.max(agreement(talk, input), ...stated, 0)
}

/** Said in quotable words 1, hedged 0.3. */
function worthOfSentence({ hedged }: TalkSentence): number {
  return hedged ? 0.3 : 1
}
