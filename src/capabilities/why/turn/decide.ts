import { keywords } from '#text/index.ts'
import type { InterviewerInput } from '../asks/ask-question/input.ts'
import { takenAs } from '../asks/ask-question/reads-back.ts'
import { readBackTexts } from '../asks/ask-question/read-back.ts'
import type { GoalState, KnownInsight, PlannerInput, TurnInsight } from '../asks/plan-turn/input.ts'
import { anchorMessage, definingContext } from '../asks/plan-turn/said.ts'
import { NAMED } from '../asks/plan-turn/points.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import type { Anchor } from '../contract.ts'
import { type ManagerOutput, reviewPlan } from '../manager/review-plan.ts'
import { asLabel, oneLine } from '../reading/label.ts'
import { meansIn } from '../reading/means.ts'
import { wishOf } from '../reading/wish/read-wish.ts'
import { countGains, countInsights, settleSubQuestions } from '../score/count-insights.ts'
import {
  clarity,
  isReadBackDue,
  KEPT_FROM,
  sliderReason,
  type SliderReason,
  understanding,
  UNDERSTOOD_FROM,
} from '../score/understanding.ts'
import { saysWhatNot, WANTED } from '../talk/claims.ts'
import { nextMove, type ReadBack } from '../talk/next-move.ts'
import { readBackPoints } from '../talk/read-back-points.ts'
import { rejectedPoints } from '../talk/rejected.ts'
import { type Talk, talkOf } from '../talk/talk.ts'
import { questionFor } from './question-for.ts'

/** Everything a turn concludes, ready to be stored in one transaction. */
export interface TurnDecision {
  /** COMPLETE when the person stops before there is a point. */
  phase: 'CONVERSATION' | 'SLIDER' | 'COMPLETE'
  sliderReason: SliderReason | null
  /** To be created; null when the session has its anchor. */
  anchor: Anchor | null
  goal: GoalState & { why_completeness_score: number; manager_alignment_score: number; turn: number }
  manager: ManagerOutput
  /** To be upserted by (session, label): all confirmed at 0.7 or more. */
  insights: TurnInsight[]
  /** Labels of the points the person took back. */
  rejected: string[]
  /** What to ask next; null when the talk is over. */
  question: InterviewerInput | null
  /** A model may say back what was heard instead: it needs no single clause that holds the matter. */
  mayReadBack: boolean
  /** Whether the message belongs to the subject. */
  linked: boolean
  metadata: {
    mgu_gain: number
    reply: string
    violations: string[]
    slider_reason: SliderReason | null
  }
}

/** The one place where a plan, the server's numbers and the Manager's review become the next state. */
export async function decideTurn(plan: PlannerOutput, input: PlannerInput): Promise<TurnDecision> {
  const talk = await talkOf(input)
  const manager = await reviewPlan(plan, input)
  const sqc = clarity(input.latest, input.language, definingContext(input))
  const questions = settleSubQuestions(plan, sqc, talk, input)
  const counted = countInsights(plan, talk, input)
  const previous = input.previousGoal?.mgu ?? 0
  const reached = understanding(previous, countGains(counted, questions, talk, input))
  const kept = counted.filter((insight) => insight.confirmation_strength >= KEPT_FROM)
  const fresh = freshIn(kept, input).length
  const rejected = rejectedPoints(talk, input, freshIn(kept, input))
  const points = pointsAfter(input.insights, kept, rejected)
  const turnedDown = isTurnedDown(talk)
  const reason = sliderReason({
    turn: input.turn,
    insights: points.length,
    newInsights: fresh,
    resumedAtTurn: input.resumedAtTurn,
    settled: isSettled(talk),
    stops: talk.latest.stops,
  })
  const ends = turnedDown ? null : reason
  const over = talk.latest.stops && ends === null
  const isBare = ends === 'turn-limit' && points.length === 0
  const mgu = ends === null || ends === 'stopped' ? reached : Math.max(reached, UNDERSTOOD_FROM)
  const due = isReadBackDue({
    mgu,
    turn: input.turn,
    points,
    rating: talk.reading.ratings.find(({ move }) => move === 'read-back'),
    wasReadBack: talk.wasReadBack,
    exhausted: talk.latest.exhausted,
    gaveReasonBefore: input.insights.some(({ layer, label }) => layer === 'value' && !rejected.includes(label)),
    resumed: input.resumedAtTurn !== null,
  })
  const readBack = due ? sayable(plan, points, talk, input) : NOT_YET
  const own = isRefused(talk) ? INSTEAD : nextMove(talk, input.turn, readBack.quoted)
  const told = input.next ?? null
  const next = told === null ? own : { ...own, move: told.move, slot: told.slot, asks: told.asks, lead: told.lead }
  const goal: TurnDecision['goal'] = {
    mgu,
    sqc,
    why_completeness_score: mgu,
    question_type: 'open',
    session_purpose: plan.sessionPurpose,
    active_sub_questions: questions,
    cognitive_filter: plan.cognitive_filter,
    manager_alignment_score: manager.alignment_score,
    turn: input.turn,
  }
  const line = ends === null && !over ? questionFor(next, talk, input, goal, points) : null
  const question = line !== null && told?.mayReadBack === true ? takenAs(line, plan.question) : line
  return {
    phase: over ? 'COMPLETE' : ends === null ? 'CONVERSATION' : 'SLIDER',
    sliderReason: ends,
    anchor: input.anchor === null ? anchorOf(plan, input) : null,
    goal: { ...goal, question_type: question?.questionType ?? 'open' },
    manager,
    insights: over ? [] : isBare ? [anchorInsight(input)] : kept,
    rejected,
    question,
    mayReadBack: readBack.composed && own.move === 'heart',
    linked: talk.linked,
    metadata: {
      mgu_gain: mgu - previous,
      reply: talk.latest.kind,
      violations: manager.violations,
      slider_reason: ends,
    },
  }
}

const INSTEAD = { move: 'instead', slot: null, asks: null, lead: null, heard: null } as const

interface Sayable {
  /** By quoting one clause. */
  quoted: ReadBack
  /** By a model that composes it out of all that was told. */
  composed: boolean
}
const NOT_YET: Sayable = { quoted: 'not-yet', composed: false }

/**
 * Said back is what somebody has called the matter itself, or wished for in so many words where the judge is sure too. Anything else is
 * asked for once: what matters most. A model that composes its read-back out of all that was told needs no single clause for it.
 */
function sayable(plan: PlannerOutput, points: readonly KnownInsight[], talk: Talk, input: PlannerInput): Sayable {
  const { language, register } = talk
  const wish = wishOf({ language }, anchorMessage(input))
  const composed = readBackTexts({ language, register, points, filter: plan.cognitive_filter }, wish).length > 0
  const wasAsked = talk.askedMoves.includes('care-most')
  const [top] = readBackPoints(points)
  const isWished =
    top !== undefined && (top.strength >= NAMED || (top.strength >= SURELY_IT && saysItself(top.quotes[0] ?? '')))
  if (composed && (wasAsked || isWished)) return { quoted: 'due', composed }
  return { quoted: wasAsked ? 'not-yet' : 'without-words', composed }
}

/** A wish in so many words, and more of them than "I want to go". */
function saysItself(quote: string): boolean {
  return (
    WANTED.test(quote) && (/[ぁ-ん]/u.test(quote) ? Array.from(quote).length >= 8 : quote.split(/\s+/u).length >= 6)
  )
}

/** From here on a wish is rather the reason itself than one of several. */
const SURELY_IT = 80

/** A no to what was read back that does not say what it is instead: that is asked once. */
function isRefused({ last, latest }: Talk): boolean {
  return last?.move === 'read-back' && latest.denies && latest.content.every(({ text }) => saysWhatNot(text))
}

/** Who says no to what was read back and goes, without a word of what it is instead, has left us without a conclusion. */
export function isTurnedDown({ last, latest }: Talk): boolean {
  return last?.move === 'read-back' && latest.denies && latest.stops && latest.content.length === 0
}

/** Whatever is said to a read-back settles it, but a bare no; after it so does that there is nothing more. */
function isSettled(talk: Talk): boolean {
  if (talk.wasReadBack && talk.latest.exhausted) return true
  return talk.last?.move === 'instead' || (talk.last?.move === 'read-back' && !isRefused(talk))
}

function freshIn(kept: readonly TurnInsight[], { insights }: PlannerInput): TurnInsight[] {
  return kept.filter((insight) => !insights.some(({ label }) => label === insight.label))
}

function pointsAfter(
  known: readonly KnownInsight[],
  kept: readonly TurnInsight[],
  rejected: readonly string[],
): KnownInsight[] {
  const after = new Map(known.map((insight) => [insight.label, insight]))
  for (const { label, layer, strength, quote } of kept)
    after.set(label, { label, layer, strength, quotes: [...(after.get(label)?.quotes ?? []), quote] })
  return [...after.values()].filter(({ label }) => !rejected.includes(label))
}

function anchorOf(plan: PlannerOutput, input: PlannerInput): Anchor {
  const core = keywords(input.latest, { language: input.language, limit: 20 }).map((keyword) => keyword.phrase)
  return { original_message: input.latest, core_keywords: core, initial_purpose: plan.sessionPurpose }
}

/** When ten turns gave no insight, what the person came with is the one there is. */
function anchorInsight(input: PlannerInput): TurnInsight {
  const wish = wishOf(input, anchorMessage(input))
  const line = oneLine(wish.clause.replace(/["“”「」『』]/gu, ' '))
  const isClean = line.length >= 2 && line.length <= 70 && meansIn(line, wish.what).length === 0
  const unnamed = input.language === 'ja' ? '最初のひとこと' : 'The first line'
  return {
    label: isClean ? asLabel(line, input.language) : unnamed,
    layer: 'attribute',
    strength: 50,
    confirmation_strength: 1,
    turn: input.turn,
    quote: wish.clause,
  }
}
