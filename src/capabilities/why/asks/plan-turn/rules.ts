import { must, retry, type Rule } from '#kernel/gate/ask.ts'
import { isVerbatim } from '#text/index.ts'
import { managerRules } from '../../manager/review-plan.ts'
import type { PlannerOutput } from './schema.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import { meansIn } from '../../reading/means.ts'
import { quotedIn, withoutQuotes } from '../../reading/quotes.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import { hearMessage } from '../../talk/hear-message.ts'
import { sharesWord } from '../../talk/link.ts'
import { talkOf } from '../../talk/talk.ts'
import { anchorMessage, saidBy } from './said.ts'
import type { PlannerInput } from './input.ts'

const isSaid = (said: readonly string[], quote: string): boolean => said.some((message) => isVerbatim(message, quote))

const quotesAreSaid = must<PlannerInput, PlannerOutput>('quote_verbatim', (plan, input) => {
  const said = saidBy(input)
  const own = plan.confirmed_insights.filter(({ quote }) => !isSaid(said, quote)).map(({ quote }) => quote)
  const marked = [plan.sessionPurpose, ...plan.confirmed_insights.map((i) => i.label)]
    .flatMap(quotedIn)
    .filter((q) => !isSaid(said, q))
  return [...own, ...marked].map(
    (q) => `${JSON.stringify(q)} is not in the person's messages; copy a passage exactly, or quote nothing`,
  )
})

/** Only what says something on the subject may become a point: no greeting, no question back, nothing the talk strayed to. */
const pointsAreOnSubject = must<PlannerInput, PlannerOutput>('point_on_subject', async (plan, input) => {
  const { said } = await talkOf(input)
  const { content } = hearMessage(input.latest, input.language, null)
  const holds = (text: string, quote: string): boolean => isVerbatim(text, quote) || isVerbatim(quote, text)
  // What is said beside a yes may be heard as nothing but the yes; a word of the subject in it is enough.
  const touches = (quote: string): boolean =>
    said.some(({ sentence }) => holds(sentence.text, quote)) ||
    (content.some(({ text }) => holds(text, quote)) && sharesWord(quote, anchorMessage(input)))
  return plan.confirmed_insights
    .filter(({ quote }) => !touches(quote))
    .map(
      ({ quote }) => `${JSON.stringify(quote)} says nothing about ${JSON.stringify(anchorMessage(input))}: no insight`,
    )
})

/** The What may stay; a means may stand in a verbatim quote only, since purpose and labels reach the report. */
const noMeans = must<PlannerInput, PlannerOutput>('no_how_words', (plan, input) => {
  const { what } = wishOf(input, anchorMessage(input))
  const texts = [plan.sessionPurpose, ...plan.confirmed_insights.map((i) => i.label)]
  const found = texts.flatMap((text) => meansIn(withoutQuotes(text), what))
  return [...new Set(found)].map((word) => `"${word}" is a means: keep it out of sessionPurpose and labels`)
})

const newAxis = retry<PlannerInput, PlannerOutput>('same_axis', (plan, input) => {
  const before = input.previousGoal?.next_question_focus.focus
  if (before === undefined || plan.question_type !== 'hypothesis' || input.previousGoal?.question_type !== 'hypothesis')
    return null
  return wordingOverlap(before, plan.next_question_focus.focus) >= 0.9
    ? 'next_question_focus repeats the axis of the previous hypothesis; take another'
    : null
})

export const plannerRules: readonly Rule<PlannerInput, PlannerOutput>[] = [
  quotesAreSaid,
  pointsAreOnSubject,
  noMeans,
  newAxis,
  ...managerRules,
]
