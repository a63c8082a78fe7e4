import { must, type Rule } from '#kernel/gate/ask.ts'
import { managerRules } from '../../manager/review-plan.ts'
import { isSaidIn } from '../../reading/find-said.ts'
import { forbiddenMeans } from '../../reading/forbidden-means.ts'
import { quotedIn, withoutQuotes } from '../../reading/quotes.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import type { PlannerInput } from './input.ts'
import { isPointOnSubject, isQuoteSaid } from './point-rules.ts'
import { anchorMessage, saidBy } from './said.ts'
import type { PlannerOutput } from './schema.ts'

const quotesAreSaid = must<PlannerInput, PlannerOutput>('quote_verbatim', (plan, input) => {
  const said = saidBy(input)
  const own = plan.confirmed_insights.filter(({ quote }) => !isQuoteSaid(quote, input)).map(({ quote }) => quote)
  const marked = [plan.sessionPurpose, ...plan.confirmed_insights.map((i) => i.label)]
    .flatMap(quotedIn)
    .filter((quote) => !said.some((message) => isSaidIn(message, quote)) && !anchorMessage(input).includes(quote))
  return [...own, ...marked].map(
    (q) => `${JSON.stringify(q)} is not in the person's messages; copy a passage exactly, or quote nothing`,
  )
})

const pointsAreOnSubject = must<PlannerInput, PlannerOutput>('point_on_subject', async (plan, input) => {
  const complaints: string[] = []
  for (const { quote } of plan.confirmed_insights)
    if (!(await isPointOnSubject(quote, input)))
      complaints.push(`${JSON.stringify(quote)} says nothing about ${JSON.stringify(anchorMessage(input))}: no insight`)
  return complaints
})

/** The What may stay; a means may stand in a verbatim quote only, since purpose and labels reach the report. */
const noMeans = must<PlannerInput, PlannerOutput>('no_how_words', (plan, input) => {
  const { what } = wishOf(input, anchorMessage(input))
  const texts = [plan.sessionPurpose, ...plan.confirmed_insights.map((i) => i.label)]
  const known = [...input.howWords, ...plan.cognitive_filter.detected_how]
  const found = texts.flatMap((text) =>
    forbiddenMeans(withoutQuotes(text), { what, how: known, anchor: anchorMessage(input), said: saidBy(input) }),
  )
  return [...new Set(found)].map((word) => `"${word}" is a means: keep it out of sessionPurpose and labels`)
})

export const plannerRules: readonly Rule<PlannerInput, PlannerOutput>[] = [
  quotesAreSaid,
  pointsAreOnSubject,
  noMeans,
  ...managerRules,
]
