import { isVerbatim } from '#text/index.ts'
import { isOffTopic } from '../../reading/off-topic.ts'
import type { Clause } from '../../reading/clauses.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import { labelOf, asLabel } from '../../reading/label.ts'
import { type PhraseOptions, weigh, phrases } from '../../reading/phrases.ts'
import { confirmationOf, type Reply } from '../../reading/reply.ts'
import { layerOf } from '../../reading/layer-of.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { anchorMessage, saidBy } from './said.ts'
import { CONSEQUENCE_CUES, VALUE_CUES } from '../../reading/words/layer-cues.ts'
import type { Layer } from '../../contract.ts'
import type { PlannerInput, TurnInsight } from './input.ts'
import { ENGLISH } from '../ask-question/templates/english.ts'
import { JAPANESE } from '../ask-question/templates/japanese.ts'
import { fill, slotsIn } from '../ask-question/templates/template.ts'

const MOST_A_TURN = 3
const SAME_FROM = 0.8
const BASE_STRENGTH: Readonly<Record<Layer, number>> = { attribute: 48, consequence: 60, value: 70 }

/** What this reply newly confirms: the hypothesis it says yes to, and the reasons it states in quotable words. */
export function confirmInsights(input: PlannerInput, reply: Reply, wish: Wish, options: PhraseOptions): TurnInsight[] {
  const confirmed = hypothesisInsight(input, reply, options)
  const refused = input.previousQuestion?.type === 'hypothesis' && reply.kind === 'no'
  const offTopic = isOffTopic(input.latest, topicSoFar(input))
  const stated = refused || offTopic ? [] : statedInsights(input, reply, wish, options)
  return [...confirmed, ...distinct(stated, [...confirmed, ...input.insights], input)]
}

function hypothesisInsight(input: PlannerInput, reply: Reply, options: PhraseOptions): TurnInsight[] {
  if (input.previousQuestion?.type !== 'hypothesis' || reply.ofHypothesis === 0) return []
  const found = hypothesisIn(input.previousQuestion.text, saidBy(input), options)
  if (found === null) return []
  const strength = Math.round(70 + 20 * reply.ofHypothesis)
  return [{ ...found, layer: 'value', strength, confirmation_strength: reply.ofHypothesis, turn: input.turn }]
}

function statedInsights(input: PlannerInput, reply: Reply, wish: Wish, options: PhraseOptions): TurnInsight[] {
  const asked =
    input.previousQuestion?.type === 'open' ? input.previousGoal?.next_question_focus.target_layer : undefined
  const weighed = reply.states
    .filter((clause) => isReason(clause, wish, options) && (input.turn > 0 || givesReason(clause)))
    .map((clause, index) => ({ clause, weight: weigh(clause.text, clause, index / reply.states.length, options) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_A_TURN)
  return weighed.flatMap(({ clause, weight }, rank) => {
    const label = labelOf(clause.text, options)
    if (label === null) return []
    const layer = layerOf(clause, rank === 0 ? asked : undefined)
    const strength = Math.max(
      30,
      Math.min(95, Math.round(BASE_STRENGTH[layer] + 2 * weight - (clause.hedged ? 15 : 0))),
    )
    return [
      { label, layer, strength, confirmation_strength: confirmationOf(clause), turn: input.turn, quote: clause.text },
    ]
  })
}

/** On the first turn nobody asked why yet: only what is clearly a reason counts, not the scenery. */
function givesReason(clause: Clause): boolean {
  return (
    /から|ので|because|since/iu.test(clause.raw) || VALUE_CUES.test(clause.text) || CONSEQUENCE_CUES.test(clause.text)
  )
}

/** The wish itself is the What, and a clause that only names means is a How: neither is a reason. */
function isReason(clause: Clause, wish: Wish, options: PhraseOptions): boolean {
  if (clause.text === wish.clause || wordingOverlap(clause.text, wish.clause) >= SAME_FROM) return false
  const label = labelOf(clause.text, options)
  if (label === null) return false
  if (options.language === 'en') return label.split(/\s+/u).length >= 2
  return Array.from(label).length >= 4 || VALUE_CUES.test(label) || CONSEQUENCE_CUES.test(label)
}

function distinct(
  found: readonly TurnInsight[],
  known: readonly { label: string }[],
  input: PlannerInput,
): TurnInsight[] {
  const kept: TurnInsight[] = []
  for (const insight of found) {
    const isKnown = [...kept, ...known].some(({ label }) => wordingOverlap(label, insight.label) >= SAME_FROM)
    if (!isKnown && saidBy(input).some((message) => isVerbatim(message, insight.quote))) kept.push(insight)
  }
  return kept
}

/** What an answer may touch to be on topic: the first message, the question it answers, and what was understood. */
export function topicSoFar(input: PlannerInput): string[] {
  return [anchorMessage(input), input.previousQuestion?.text ?? '', ...input.insights.map((insight) => insight.label)]
}

/** What a hypothesis claimed, and the person's own words it rests on; null when it holds none of them. */
function hypothesisIn(
  question: string,
  said: readonly string[],
  options: PhraseOptions,
): { label: string; quote: string } | null {
  const set = options.language === 'ja' ? JAPANESE : ENGLISH
  for (const template of set.hypotheses) {
    const slots = slotsIn(question, template.text)
    const quote = slots?.p ?? slots?.w
    if (quote === undefined || !said.some((message) => isVerbatim(message, quote))) continue
    const label = fill(template.claim, slots ?? {})
    if (label !== null) return { label: asLabel(label, options.language), quote }
  }
  const own = said.flatMap((message) => phrases(message, options)).filter(({ text }) => question.includes(text))
  const quote = own.sort((a, b) => b.text.length - a.text.length)[0]?.text
  return quote === undefined ? null : { label: asLabel(quote, options.language), quote }
}
