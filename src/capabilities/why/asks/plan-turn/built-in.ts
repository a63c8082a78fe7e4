import { isBlank } from '#text/blank.ts'
import { confirmInsights } from './confirm-insights.ts'
import type { PlannerOutput } from './schema.ts'
import { composePurpose } from './purpose.ts'
import { cutPhrase } from '../../reading/cut-phrase.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import { oneLine } from '../../reading/label.ts'
import { meansIn } from '../../reading/means.ts'
import { type PhraseOptions, phrases } from '../../reading/phrases.ts'
import { readReply, type Reply } from '../../reading/reply.ts'
import { type Wish, wishOf } from '../../reading/wish/read-wish.ts'
import { anchorMessage, askedOf, definingContext, saidBy } from './said.ts'
import { clarity, gainsOf, questionTypeFor, RESOLVED_FROM, understanding } from '../../score/understanding.ts'
import { CONCRETE } from '../../reading/words/layer-cues.ts'
import type { Layer } from '../../contract.ts'
import type { PlannerInput, SubQuestion, TurnInsight } from './input.ts'

const MOST_SUB_QUESTIONS = 6
/** Understanding after which there is time for one more rung before the top. */
const ROOM_FROM = 35
/** Understanding after which the first answer is worth a scene of its own. */
const SCENE_FROM = 15

/** The plan without a model: everything in it is cut from what the person said. */
export function planBuiltIn(input: PlannerInput): PlannerOutput {
  const wish = wishOf(input, anchorMessage(input))
  const how = recordedMeans(input, wish)
  const options: PhraseOptions = { language: input.language, what: wish.what, how, asked: askedOf(input) }
  const reply = readReply(input.latest, input.previousQuestion?.type ?? 'open', input.language)
  const insights = confirmInsights(input, reply, wish, options)
  const sqc = clarity(input.latest, input.language, definingContext(input))
  const before = input.previousGoal?.active_sub_questions ?? []
  const answered = settle(before, reply, insights, sqc)
  const newlyResolved = answered.filter((q, i) => q.status === 'resolved' && before[i]?.status === 'active')
  const mgu = understanding(input.previousGoal?.mgu ?? 0, gainsOf(insights, newlyResolved, 0))
  const type = questionTypeFor(mgu)
  const layer = type === 'hypothesis' ? 'value' : nextLayer(input, insights, mgu)
  const focus = focusPhrase(input, wish, options)
  return {
    main_goal_understanding: mgu,
    sub_question_clarity: sqc,
    why_completeness_score: mgu,
    sessionPurpose: composePurpose(wish, grounds(input, insights), options),
    question_type: type,
    active_sub_questions: withNext(answered, focus, layer, wish, input),
    confirmed_insights: insights,
    cognitive_filter: { detected_how: how, detected_what: whatOf(wish), instruction: INSTRUCTION[input.language] },
    next_question_focus: { target_layer: layer, focus },
  }
}

const NO_NAME = { ja: 'この話', en: 'this' }

const INSTRUCTION = {
  ja: 'How語は記録するだけで質問にもレポートの地の文にも使わない。Whatは使ってよい。',
  en: 'How-words are recorded, never asked about, and stay out of the report except inside quotes. The What may stay.',
}

function recordedMeans(input: PlannerInput, wish: Wish): string[] {
  const all = [...input.howWords, ...saidBy(input).flatMap((message) => meansIn(message, wish.what))]
  const seen = new Map(all.map((word) => [word.normalize('NFKC').toLowerCase(), word]))
  return [...seen.values()].filter((word) => !isBlank(word)).slice(0, 40)
}

function whatOf(wish: Wish): string[] {
  return [...new Set([wish.topic ?? '', ...wish.what])].filter((word) => !isBlank(word)).slice(0, 40)
}

/** A sub-question is settled by a clear answer that states something; a bare yes or dunno settles nothing. */
function settle(
  before: readonly SubQuestion[],
  reply: Reply,
  insights: readonly TurnInsight[],
  sqc: number,
): SubQuestion[] {
  const isSettled = insights.length > 0 && (sqc >= RESOLVED_FROM || reply.ofHypothesis > 0)
  const newest = before.findLastIndex((question) => question.status === 'active')
  return before.map((question, i) =>
    isSettled && i === newest ? { ...question, status: 'resolved' as const } : question,
  )
}

/**
 * Up the ladder: first a scene, then what it leads to, then why that matters. Somebody who says little in each answer is
 * taken up faster, so that the conversation does not drag.
 */
function nextLayer(input: PlannerInput, insights: readonly TurnInsight[], mgu: number): Layer {
  const reached = new Set([...input.insights, ...insights].map((insight) => insight.layer))
  if (input.turn === 0 && reached.size === 0) return 'consequence'
  if (reached.size === 0) return 'attribute'
  const saidMuch = mgu >= SCENE_FROM && !insights.some(({ quote }) => CONCRETE.test(quote))
  if (input.turn <= 1 && saidMuch) return 'attribute'
  if (!reached.has('consequence') || input.turn <= 1) return 'consequence'
  return input.turn === 2 && mgu >= ROOM_FROM ? 'consequence' : 'value'
}

function topicOf(wish: Wish, input: PlannerInput): string {
  return wish.topic ?? (cutPhrase(oneLine(wish.clause), input.language) || NO_NAME[input.language])
}

/** The strongest phrase of the latest answer; of an earlier one when the latest holds none. */
function focusPhrase(input: PlannerInput, wish: Wish, options: PhraseOptions): string {
  const newest = phrases(input.latest, options)[0]
  if (newest !== undefined) return newest.text
  const earlier = saidBy(input).flatMap((message) => phrases(message, options))
  return earlier.sort((a, b) => b.score - a.score)[0]?.text ?? topicOf(wish, input)
}

function grounds(
  input: PlannerInput,
  insights: readonly TurnInsight[],
): Pick<TurnInsight, 'layer' | 'quote' | 'strength'>[] {
  const known = input.insights.flatMap(({ layer, strength, quotes }) =>
    quotes.slice(0, 1).map((quote) => ({ layer, strength, quote })),
  )
  return [...insights.filter((insight) => insight.confirmation_strength >= 0.7), ...known]
}

function withNext(
  before: readonly SubQuestion[],
  focus: string,
  layer: Layer,
  wish: Wish,
  input: PlannerInput,
): SubQuestion[] {
  const question = SUB_QUESTION[input.language][layer](focus.slice(0, 120), topicOf(wish, input))
  const fresh = before.filter((known) => wordingOverlap(known.question, question) < 0.9)
  return [...fresh, { question, layer, status: 'active' as const }].slice(-MOST_SUB_QUESTIONS)
}

const SUB_QUESTION: Readonly<Record<'ja' | 'en', Readonly<Record<Layer, (focus: string, topic: string) => string>>>> = {
  ja: {
    attribute: (focus, topic) => `${topic}の話で、「${focus}」とはどういう場面か`,
    consequence: (focus, topic) => `「${focus}」は何につながり、${topic}とどう関わるか`,
    value: (focus, topic) => `${topic}の奥で、「${focus}」がなぜ大事なのか`,
  },
  en: {
    attribute: (focus, topic) => `With ${topic}, which situation is meant by "${focus}"`,
    consequence: (focus, topic) => `What does "${focus}" lead to, and what has ${topic} to do with it`,
    value: (focus, topic) => `Behind ${topic}, why does "${focus}" matter`,
  },
}
