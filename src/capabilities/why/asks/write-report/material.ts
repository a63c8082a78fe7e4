import { isVerbatim } from '#text/index.ts'
import { cut, type HeardSentence, type Kind, type StatementType, type TalkMove } from '#listening/index.ts'
import { confidedIn, isRequestToUs, liesIn } from '../../talk/addressed.ts'
import { isOfTheTalk, saysWhatNot } from '../../talk/claims.ts'
import { asksForHeart, type Hearing, hearMessage, isContent } from '../../talk/hear-message.ts'
import { isEchoOf } from '../../talk/echo.ts'
import { isSaidIn } from '../../reading/find-said.ts'
import { canBeInner } from '../../reading/inner-quotes.ts'
import type { About } from '../../talk/moves.ts'
import { isReadBackIn } from '../../talk/read-back-points.ts'
import { roleOf, type Role } from '../../talk/phrases.ts'
import { quotedIn } from '../../reading/quotes.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import { type Exchange, reported, type ReporterInput } from './shape.ts'

/** Where in "what happened, what it leads to, why it matters" something belongs. */
export const STEPS = ['happened', 'leads', 'matters'] as const
export type Step = (typeof STEPS)[number]

/** One whole sentence of the person that may stand in a report, with where it was said and what it answered. */
export interface Told {
  text: string
  /** Which message it stands in, counted from 0, and where in it. */
  at: number
  start: number
  end: number
  step: Step
  exchange: Exchange
}

const material = new WeakMap<ReporterInput, Told[]>()

/** Everything told of the matter, in whole sentences and in order: no remark on the talk, no request, no confidence, nothing taken back, nothing of weight 0. */
export function toldIn(input: ReporterInput): Told[] {
  const known = material.get(input) ?? tellingsOf(input)
  material.set(input, known)
  return known
}

function tellingsOf(input: ReporterInput): Told[] {
  return input.said.flatMap((message, at) => {
    const exchange = input.exchanges?.[at] ?? NOTHING_ASKED
    const hearing = hearMessage(message, input.language, exchange.about, exchange.question)
    const confided = confidedIn(hearing.sentences)
    const isHeard = asksBack(exchange)
    return (at === 0 ? firstSentences(hearing) : wholeSentences(hearing))
      .map((sentence) => (isHeard ? sentence : whole(sentence, message)))
      .filter(
        ({ text, start, end }) =>
          message.slice(start, end) === text &&
          (at === 0 || (isHeard ? holdsPoint(text, input) : saysMore(text, input) && !saysWhatNot(text))) &&
          !isEchoOf(text, exchange.question) &&
          canBeInner(text) &&
          !liesIn({ start }, confided) &&
          !(at > 0 && isRequestToUs(text)) &&
          !isOfTheTalk(text) &&
          !isTakenBack(text, at, input) &&
          !isLeftOut(text, input),
      )
      .map((sentence) => ({
        text: sentence.text,
        at,
        start: sentence.start,
        end: sentence.end,
        step: stepOf(sentence, exchange, at),
        exchange,
      }))
  })
}

const NOTHING_ASKED: Exchange = { question: undefined, about: null }

/** What is said on being read back to is a point, or a word to whoever listens. */
function asksBack({ about }: Exchange): boolean {
  return about?.move === 'read-back' || about?.move === 'instead'
}

/** Of what somebody came with everything is told but greetings and questions. */
const NOT_TOLD_FIRST: ReadonlySet<Kind> = new Set<Kind>(['courtesy', 'about-the-talk', 'question-back', 'stop', 'skip'])

function firstSentences({ sentences }: Hearing): HeardSentence[] {
  return sentences.filter(({ kind, text }) => !NOT_TOLD_FIRST.has(kind) && /[\p{L}\p{N}]/u.test(text))
}

const LONGEST_SOUND = 10

/** With the small word it begins with ("So okay, …"), which the ear takes off: a quotation begins where the sentence does. */
function whole(sentence: HeardSentence, message: string): HeardSentence {
  const raw = cut(message).find(({ start, end }) => start < sentence.start && sentence.end <= end)
  if (raw === undefined || sentence.start - raw.start > LONGEST_SOUND) return sentence
  return { ...sentence, start: raw.start, text: message.slice(raw.start, sentence.end) }
}

function holdsPoint(text: string, input: ReporterInput): boolean {
  return reported(input).some(({ quotes }) => quotes.some((quote) => isSaidIn(text, quote) || isSaidIn(quote, text)))
}

/** A word by itself tells nobody anything, unless it is a point. */
function saysMore(text: string, input: ReporterInput): boolean {
  const length = /[ぁ-んァ-ヶ一-龠]/u.test(text) ? Array.from(text).length / 2 : text.split(/\s+/u).length
  return length > 2 || holdsPoint(text, input)
}

/** What says something, and the sentence that says what the matter is, however it begins ("Yes, it's that …"). */
function wholeSentences({ sentences, asserted }: Hearing): HeardSentence[] {
  return sentences.filter(
    (sentence) =>
      isContent(sentence) || (asserted?.whole?.start === sentence.start && /\s|[ぁ-ん]{2}/u.test(sentence.text)),
  )
}

/** It was read back to the person, and they said no. */
function isTakenBack(text: string, at: number, { denied = [] }: ReporterInput): boolean {
  return denied.some(
    ({ line, before }) =>
      at > 0 && at < before && (quotedIn(line).some((quote) => text.includes(quote)) || isReadBackIn(line, text)),
  )
}

const STEP_OF_TYPE: Readonly<Record<StatementType, Step | null>> = {
  event: 'happened',
  hearsay: 'happened',
  fact: null,
  problem: 'leads',
  feeling: 'leads',
  wish: 'matters',
  value: 'matters',
  means: null,
}

const STEP_OF_MOVE: Readonly<Partial<Record<TalkMove, Step>>> = {
  origin: 'happened',
  'last-time': 'happened',
  moment: 'happened',
  'ordinary-day': 'happened',
  tried: 'happened',
  manage: 'happened',
  'like-for-you': 'leads',
  stayed: 'leads',
  'leads-to': 'leads',
  bothers: 'leads',
  'in-the-way': 'leads',
  others: 'leads',
  'own-view': 'leads',
  unchanged: 'leads',
  'since-then': 'leads',
  instead: 'matters',
  different: 'matters',
  possible: 'matters',
  'one-change': 'matters',
  'first-sign': 'matters',
  matters: 'matters',
  'care-most': 'matters',
}

/** By what a sentence says; where that leaves it open, by what it was asked for. */
function stepOf({ statement }: HeardSentence, { about }: Exchange, at: number): Step {
  const own = about?.move === 'resume' ? null : STEP_OF_TYPE[statement ?? 'fact']
  if (own !== null) return own
  return askedStep(about) ?? (at === 0 ? 'happened' : 'leads')
}

/** What a question asks for; null where that is not known. */
export function askedStep(about: About | null): Step | null {
  if (asksForHeart(about) || about?.move === 'resume') return 'matters'
  return STEP_OF_MOVE[about?.asks ?? 'read-back'] ?? (about?.move === 'opening' ? 'happened' : null)
}

/** Whether it says what a point of weight 0 says. */
export function isLeftOut(text: string, input: ReporterInput): boolean {
  const leftOut = input.insights.filter(({ weight }) => weight === 0)
  const kept = new Set(reported(input).flatMap(({ quotes }) => quotes))
  return leftOut.some(({ label, quotes }) =>
    [label, ...quotes].some((own) => text.includes(own) || (own.includes(text) && !kept.has(text))),
  )
}

/** The words a point rests on; null when they cannot stand between quotation marks. */
export function quoteOf(insight: WeightedInsight, input: ReporterInput): string | null {
  const quote = insight.quotes.find(
    (text) => canBeInner(text) && /[\p{L}\p{N}]/u.test(text) && input.said.some((message) => isVerbatim(message, text)),
  )
  return quote?.trim() ?? null
}

/** The sentences a point rests on, as they were told: where it was first said, not where it was only agreed to. */
export function tellingOf(insight: WeightedInsight, input: ReporterInput): Told[] {
  const found = toldIn(input).filter(({ text, at }) =>
    insight.quotes.some(
      (quote) => isSaidIn(text, quote) || (isSaidIn(quote, text) && isSaidIn(input.said[at] ?? '', quote)),
    ),
  )
  const [first] = found.toSorted((a, b) => Number(isAgreed(a)) - Number(isAgreed(b)) || a.at - b.at)
  return found.filter(({ at }) => at === first?.at)
}

function isAgreed({ exchange: { about } }: Told): boolean {
  return about?.move === 'read-back'
}

export function roleOfPoint(insight: WeightedInsight, input: ReporterInput): Role {
  return roleOf({ quote: quoteOf(insight, input) ?? insight.label, layer: insight.layer }, input.language)
}
