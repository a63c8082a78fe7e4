import type { Slot } from '#listening/index.ts'
import type { Layer } from '../../contract.ts'
import { meansIn } from '../../reading/means.ts'
import { type Wish, wishOf } from '../../reading/wish/read-wish.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import { clarity, RESOLVED_FROM } from '../../score/understanding.ts'
import { nextMove } from '../../talk/next-move.ts'
import { rejectedPoints } from '../../talk/rejected.ts'
import { talkOf } from '../../talk/talk.ts'
import type { KnownInsight, PlannerInput, SubQuestion, PlannedInsight } from './input.ts'
import { pointsOf } from './points.ts'
import { composePurpose } from './purpose.ts'
import { anchorMessage, definingContext, saidBy } from './said.ts'
import type { PlannerOutput } from './schema.ts'
import { SUB_QUESTION } from './sub-questions.ts'

const MOST_SUB_QUESTIONS = 6
const MOST_WORDS = 40

/** The plan without a model: everything in it is what the person said, in whole clauses. */
export async function planBuiltIn(input: PlannerInput): Promise<PlannerOutput> {
  const talk = await talkOf(input)
  const wish = wishOf(input, anchorMessage(input))
  const how = recordedMeans(input, wish)
  const insights = pointsOf(talk, input, wish, { what: wish.what, how })
  const fresh = insights.filter(({ label }) => !input.insights.some((known) => known.label === label))
  const rejected = rejectedPoints(talk, input, fresh)
  const sqc = clarity(input.latest, input.language, definingContext(input))
  const before = input.previousGoal?.active_sub_questions ?? []
  const answered = settle(before, insights, sqc, talk.latest.agrees)
  const { slot } = nextMove(talk, input.turn, 'not-yet')
  const layer = layerOf(slot)
  const topic = wish.topic ?? UNNAMED[input.language]
  return {
    sessionPurpose: composePurpose(wish, grounds(input, insights, rejected), { language: input.language, how }),
    active_sub_questions: withNext(answered, { question: SUB_QUESTION[input.language][slot ?? 'none'](topic), layer }),
    confirmed_insights: insights,
    cognitive_filter: { detected_how: how, detected_what: whatOf(wish) },
    // Worded by the Interviewer's own built-in, which sees what the server decides on this plan.
    question: '',
  }
}

const UNNAMED = { ja: 'この話', en: 'this' }

function recordedMeans(input: PlannerInput, wish: Wish): string[] {
  const all = [...input.howWords, ...saidBy(input).flatMap((message) => meansIn(message, wish.what))]
  const seen = new Map(all.map((word) => [word.normalize('NFKC').toLowerCase(), word]))
  return [...seen.values()].filter((word) => word.trim() !== '').slice(0, MOST_WORDS)
}

function whatOf(wish: Wish): string[] {
  return [...new Set([wish.topic ?? '', ...wish.what])].filter((word) => word.trim() !== '').slice(0, MOST_WORDS)
}

/** A sub-question is settled by a clear answer that makes a point; a bare yes or dunno settles nothing. */
function settle(
  before: readonly SubQuestion[],
  insights: readonly PlannedInsight[],
  sqc: number,
  agrees: number,
): SubQuestion[] {
  const isSettled = insights.length > 0 && (sqc >= RESOLVED_FROM || agrees > 0)
  const newest = before.findLastIndex((question) => question.status === 'active')
  return before.map((question, i) =>
    isSettled && i === newest ? { ...question, status: 'resolved' as const } : question,
  )
}

function layerOf(slot: Slot | null): Layer {
  if (slot === 'reason' || slot === 'wish' || slot === null) return 'value'
  return slot === 'consequence' || slot === 'affected' ? 'consequence' : 'attribute'
}

function grounds(
  input: PlannerInput,
  insights: readonly PlannedInsight[],
  rejected: readonly string[],
): KnownInsight[] {
  const fresh = insights
    .filter((insight) => insight.confirmation_strength >= 0.7)
    .map(({ label, layer, strength, quote }) => ({ label, layer, strength, quotes: [quote] }))
  const gone = new Set([...fresh.map(({ label }) => label), ...rejected])
  return [...fresh, ...input.insights.filter(({ label }) => !gone.has(label))]
}

function withNext(before: readonly SubQuestion[], next: Pick<SubQuestion, 'question' | 'layer'>): SubQuestion[] {
  const others = before.filter((known) => wordingOverlap(known.question, next.question) < 0.9)
  return [...others, { ...next, status: 'active' as const }].slice(-MOST_SUB_QUESTIONS)
}
