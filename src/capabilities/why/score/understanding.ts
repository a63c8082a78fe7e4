import type { MoveRating } from '#listening/index.ts'
import { contentWords, segments } from '#text/index.ts'
import type { Language, Layer, QuestionType } from '../contract.ts'
import type { SubQuestion, TurnInsight } from '../asks/plan-turn/input.ts'

export const LAYER_SCORE: Readonly<Record<Layer, number>> = { attribute: 5, consequence: 10, value: 20 }
export const MOST_GAIN = 30
export const HYPOTHESIS_FROM = 60
export const UNDERSTOOD_FROM = 80
export const RESOLVED_FROM = 80
export const KEPT_FROM = 0.7
export const FIRST_SLIDER_TURN = 3
export const LAST_TURN = 10

/** One thing a turn confirmed: an insight, or a sub-question that no insight of the turn answers. */
export interface Gain {
  layer: Layer
  confirmation: number
}

/** MGU = min(100, previous + Σ layer × confirmation), at most +30 a turn. */
export function understanding(previous: number, gains: readonly Gain[]): number {
  const sum = gains.reduce((total, gain) => total + LAYER_SCORE[gain.layer] * gain.confirmation, 0)
  return Math.min(100, previous + Math.min(MOST_GAIN, Math.round(sum)))
}

/**
 * What a turn's plan is worth. An insight and the sub-question it resolves are one finding, so only resolved sub-questions
 * beyond the number of insights count. `replyWorth` is 0 for a bare yes or a dunno, which resolve nothing.
 */
export function gainsOf(
  insights: readonly Pick<TurnInsight, 'layer' | 'confirmation_strength'>[],
  resolved: readonly SubQuestion[],
  replyWorth: number,
): Gain[] {
  const unanswered = [...resolved].sort((a, b) => LAYER_SCORE[a.layer] - LAYER_SCORE[b.layer]).slice(insights.length)
  return [
    ...insights.map((insight) => ({ layer: insight.layer, confirmation: insight.confirmation_strength })),
    ...unanswered.map(({ layer }) => ({ layer, confirmation: replyWorth })),
  ]
}

export function questionTypeFor(mgu: number): QuestionType {
  return mgu >= HYPOTHESIS_FROM && mgu < UNDERSTOOD_FROM ? 'hypothesis' : 'open'
}

const AMBIGUOUS_JA =
  /^(?:それ|これ|あれ|その|この|あの|そういう|こういう|ああいう|そこ|ここ|あそこ|そちら|こちら|彼ら|もの|物|こと|事|感じ|やつ|とか|など|いろいろ|色々|様々|なんか|何か|全部|みんな)$/u
const AMBIGUOUS_EN =
  /^(?:it|this|that|these|those|they|them|he|she|him|her|thing|things|stuff|something|anything|everything|somehow|kind|sort|whatever|someone|somebody|etc)$/iu
const PROPER_JA = /^[A-Z][A-Za-z0-9]*$/u
const PROPER_EN = /^(?:[A-Z]{2,}[0-9]*|[A-Z][a-z]+[A-Z]\w*)$/u

/**
 * SQC = 100 − ambiguous words / all words × 100. A proper term is ambiguous until `context` defines it: the anchor alone
 * while understanding is low, purpose and insights too from MGU 60 on (the caller chooses).
 */
export function clarity(reply: string, language: Language, context: string): number {
  const words = segments(reply, language).filter((segment) => segment.wordLike)
  if (words.length === 0 || contentWords(reply, language).length === 0) return 0
  const known = context.toLowerCase()
  const [pronoun, proper] = language === 'ja' ? [AMBIGUOUS_JA, PROPER_JA] : [AMBIGUOUS_EN, PROPER_EN]
  const isFirst = (start: number): boolean => language === 'en' && /(?:^|[.!?]\s*)$/u.test(reply.slice(0, start))
  const ambiguous = words.filter(
    ({ text, start }) =>
      pronoun.test(text) ||
      (proper.test(text) && text !== 'I' && !isFirst(start) && !known.includes(text.toLowerCase())),
  )
  return Math.round(100 - (ambiguous.length / words.length) * 100)
}

/** `stopped`: the person had enough; `turn-limit`: ten turns are spent. */
export type SliderReason = 'understood' | 'turn-limit' | 'stopped'

/** Whether this turn ends in the sliders: never before turn 3 or without an insight unless the person stops or the turns are spent. */
export function sliderReason(now: {
  turn: number
  insights: number
  newInsights: number
  resumedAtTurn: number | null
  /** What was read back has its answer. */
  settled: boolean
  stops: boolean
}): SliderReason | null {
  const { resumedAtTurn: resumed } = now
  if (now.stops && now.insights > 0) return 'stopped'
  if (now.turn >= LAST_TURN && (resumed === null || now.turn >= resumed + 2 || now.newInsights > 0)) return 'turn-limit'
  if (now.insights === 0 || now.turn < FIRST_SLIDER_TURN) return null
  const isBack = resumed !== null && (now.newInsights > 0 || now.turn >= resumed + 2)
  return isBack || (resumed === null && now.settled) ? 'understood' : null
}

/** The turn, counted from 0, before which nothing is said back: what comes after it ends the talk, and not before turn 3. */
const FIRST_READ_BACK = 2
/** A skilled listener would say it back now, rather than ask on. */
const SAID_BACK_FROM = 0.6
/** Until when it is waited for a better moment: who answers openly is asked what matters most, and at the sliders by turn 5. */
const PATIENCE = 3
/** Until when it is waited for something to say back; then it is asked what the heart of it is. */
const WITHOUT_WORDS = 5
/** So deaf it may seem, to say back a reason that was given a turn ago. */
const NOT_DEAF_BELOW = 0.3

/** Exactly one read-back comes before the sliders: when the moment is right, and at the latest at turn 9. */
export function isReadBackDue(now: {
  mgu: number
  turn: number
  points: readonly Pick<TurnInsight, 'layer' | 'strength'>[]
  /** What the judge makes of saying back at this moment. */
  rating: Pick<MoveRating, 'acceptable' | 'bad'> | undefined
  wasReadBack: boolean
  /** The person has said that there is nothing more. */
  exhausted: boolean
  /** A reason was among the points already before this message. */
  gaveReasonBefore: boolean
  resumed: boolean
}): boolean {
  const { turn, points, rating } = now
  if (now.wasReadBack || now.resumed || turn < FIRST_READ_BACK) return false
  if (turn >= LAST_TURN - 1) return true
  if (points.length === 0) return turn >= WITHOUT_WORDS || now.exhausted
  if (now.exhausted) return true
  if (now.mgu >= HYPOTHESIS_FROM) return true
  const hasReason = points.some(({ layer }) => layer === 'value')
  if (hasReason && (rating?.acceptable ?? 0) >= SAID_BACK_FROM) return true
  if (now.gaveReasonBefore && (rating?.bad ?? 0) < NOT_DEAF_BELOW) return true
  return turn >= PATIENCE
}
