import { contentWords, stem } from '#text/index.ts'
import { isSaidIn } from '../reading/find-said.ts'
import { type Rule, retry } from '#kernel/gate/ask.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import { wordingOverlap } from '../reading/wording-overlap.ts'
import { sharesWord } from '../talk/link.ts'
import { type Talk, talkOf } from '../talk/talk.ts'
import { anchorMessage } from '../asks/plan-turn/said.ts'
import type { PlannerInput } from '../asks/plan-turn/input.ts'

export type PlanViolation = 'sessionPurpose_drift' | 'sub_question_drift' | 'topic_drift'

export interface ManagerOutput {
  alignment_score: number
  drift_detected: boolean
  violations: PlanViolation[]
  correction: { target_role: 'Planner'; instruction: string; anchor_message: string } | null
}

export const GROUNDED_FROM = 0.7
const DUPLICATE_FROM = 0.9
/** So many turns off the subject, one after the other, are a drift. */
const DRIFT_AFTER = 3

/** A1: how near the purpose is to the anchor, alone or with what was said on the subject: a chain that ends at the anchor. */
export async function grounding(plan: PlannerOutput, input: PlannerInput): Promise<number> {
  const { said } = await talkOf(input)
  const anchor = anchorMessage(input)
  const linked = said.map(({ sentence }) => sentence.text)
  const quotes = [
    ...plan.confirmed_insights.map((insight) => insight.quote),
    ...input.insights.flatMap((insight) => insight.quotes),
  ].filter((quote) => linked.some((text) => isSaidIn(text, quote) || isSaidIn(quote, text)))
  const likeliestFirst = [...quotes.map((quote) => `${anchor}\n${quote}`), anchor, linked.join('\n')]
  const tried = new Set([...likeliestFirst, ...linked, ...linked.map((text) => `${anchor}\n${text}`)])
  let best = isMadeOf(plan.sessionPurpose, [anchor, ...linked].join('\n')) ? GROUNDED_FROM : 0
  for (const text of best < GROUNDED_FROM ? tried : []) {
    best = Math.max(best, await input.similarity.compare(plan.sessionPurpose, text))
    if (best >= GROUNDED_FROM) break
  }
  return best
}

/** Half of the purpose's own words are words of what was said on the subject. */
function isMadeOf(purpose: string, said: string): boolean {
  const own = new Set(contentWords(said).map(stem))
  const words = contentWords(purpose).map(stem)
  return words.length > 0 && words.filter((word) => own.has(word)).length * 2 >= words.length
}

/** A2: sub-questions that have nothing to do with the purpose or with what was said about it, and ones asked twice. */
export async function strayingSubQuestions(
  plan: PlannerOutput,
  input: PlannerInput,
): Promise<{ stray: number; duplicates: number; total: number }> {
  const questions = plan.active_sub_questions.map((q) => q.question)
  const { said } = await talkOf(input)
  const subject = [plan.sessionPurpose, anchorMessage(input), ...said.map(({ sentence }) => sentence.text)].join('\n')
  let stray = 0
  for (const question of questions) {
    const related =
      sharesWord(question, subject) || (await input.similarity.compare(question, plan.sessionPurpose)) >= GROUNDED_FROM
    if (!related) stray++
  }
  const duplicates = questions.filter((question, n) => isAskedBefore(question, questions.slice(0, n))).length
  return { stray, duplicates, total: questions.length }
}

/** In the same words, or nearly. */
function isAskedBefore(question: string, earlier: readonly string[]): boolean {
  return earlier.some((other) => wordingOverlap(question, other) >= DUPLICATE_FROM)
}

function strays({ stray, duplicates, total }: { stray: number; duplicates: number; total: number }): boolean {
  return duplicates > 0 || (total > 0 && stray === total)
}

/** Off the subject; what was said in passing is, a yes or a shrug is not. */
function isOff({ linked, latest }: Talk): boolean {
  return latest.content.length > 0 ? !linked : latest.kind === 'aside'
}

/** G1: the last three turns have no link to the anchor. */
export async function topicDrift(input: PlannerInput): Promise<boolean> {
  if (!isOff(await talkOf(input))) return false
  const before = input.history
    .filter(({ role, heard }) => role === 'user' && heard?.counts !== false)
    .slice(1 - DRIFT_AFTER)
  return before.length === DRIFT_AFTER - 1 && before.every(({ heard }) => heard?.linked === false)
}

/**
 * The whole review. alignment_score = 100 × what is linked to the anchor / all there is: the purpose, the points, and the answers
 * off the subject, each counted once.
 */
export async function reviewPlan(plan: PlannerOutput, input: PlannerInput): Promise<ManagerOutput> {
  const talk = await talkOf(input)
  const grounded = (await grounding(plan, input)) >= GROUNDED_FROM
  const sub = await strayingSubQuestions(plan, input)
  const drifted = await topicDrift(input)
  const violations: PlanViolation[] = []
  if (!grounded) violations.push('sessionPurpose_drift')
  if (strays(sub)) violations.push('sub_question_drift')
  if (drifted) violations.push('topic_drift')
  const onSubject = (quote: string): boolean =>
    talk.said.some(({ sentence }) => isSaidIn(sentence.text, quote) || isSaidIn(quote, sentence.text))
  const points = [
    ...input.insights.map(({ quotes }) => quotes.some(onSubject)),
    ...plan.confirmed_insights.map(({ quote }) => onSubject(quote)),
  ]
  const strayed = input.history.filter(
    ({ role, heard }) => role === 'user' && heard?.counts !== false && heard?.linked === false,
  )
  const all = [grounded, ...points, ...strayed.map(() => false), ...(isOff(talk) ? [false] : [])]
  return {
    alignment_score: Math.round((100 * all.filter(Boolean).length) / all.length),
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
  topic_drift: 'The last three turns have left the anchor message. Lead the question back to it.',
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
  check('sub_question_drift', async (plan, input) => strays(await strayingSubQuestions(plan, input))),
  // What the person does is no fault of the plan: no other answer could mend it.
  { ...check('topic_drift', (_plan, input) => topicDrift(input)), strength: 'should' },
]
