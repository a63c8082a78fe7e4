import { isVerbatim } from '#text/index.ts'
import type { StatementType } from '#listening/index.ts'
import { isClaim } from '../../talk/claims.ts'
import { hearMessage } from '../../talk/hear-message.ts'
import { hasLooseQuotes } from '../../reading/inner-quotes.ts'
import { isPhrase, REFERS_BACK, type Role, roleOf } from '../../talk/phrases.ts'
import { quotesOf } from '../../talk/quote.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import type { ReporterInput } from './shape.ts'

/** Where in "what happened, what it leads to, why it matters" a remark belongs. */
export const STEPS = ['happened', 'leads', 'matters'] as const
export type Step = (typeof STEPS)[number]

/** One quotable remark of the person. */
export interface Remark {
  quote: string
  role: Role
  step: Step
  /** Which message it stands in, counted from 0. */
  at: number
}

/** Everything worth quoting that was said besides the wish and that no weight of 0 takes out: claims in whole clauses, no facts. */
export function remarksOf(input: ReporterInput): Remark[] {
  const found: Remark[] = []
  const { clause } = wishOf(input, input.anchorMessage)
  for (const [at, message] of input.said.entries()) {
    const { question, about } = input.exchanges?.[at] ?? { question: undefined, about: null }
    const { content } = hearMessage(message, input.language, about, question)
    for (const [n, sentence] of content.entries()) {
      const beside = { next: content[n + 1]?.text, question, subject: input.anchorMessage }
      if (!isClaim(sentence, beside)) continue
      for (const quote of quotesOf(sentence).slice(0, 1)) {
        const remark = toldBy(quote, at, input)
        // What is said on being read back to is a point, or a word to whoever listens.
        if (about?.move === 'read-back' && remark?.step === 'happened') continue
        const isWish = at === 0 && (remark?.role === 'wish' || quote.includes(clause) || clause.includes(quote))
        if (remark !== null && !isWish && !isLeftOut(quote, input)) found.push(remark)
      }
    }
  }
  return found
}

/** Steps that were spoken of at all, in words fit to be quoted or not: only what is missing here is still open. */
export function spokenSteps(input: ReporterInput): ReadonlySet<Step> {
  const found = new Set<Step>()
  for (const [at, message] of input.said.entries()) {
    const { question, about } = input.exchanges?.[at] ?? { question: undefined, about: null }
    for (const { statement } of hearMessage(message, input.language, about, question).content) {
      const step = at === 0 ? null : STEP_OF_TYPE[statement ?? 'fact']
      if (step !== null) found.add(step)
    }
    if (about?.move === 'opening') found.add('happened')
    if (about?.slot === 'consequence' || about?.slot === 'affected') found.add('leads')
  }
  return found
}

const STEP_OF_TYPE: Readonly<Record<StatementType, Step | null>> = {
  event: 'happened',
  hearsay: 'happened',
  fact: 'happened',
  problem: 'leads',
  feeling: 'leads',
  wish: 'matters',
  value: 'matters',
  means: null,
}

const STEP_OF_ROLE: Readonly<Record<Role, Step | null>> = {
  event: 'happened',
  problem: 'leads',
  feeling: 'leads',
  wish: 'matters',
  value: 'matters',
  hoped: null,
  fact: null,
}

function toldBy(quote: string, at: number, { language }: ReporterInput): Remark | null {
  const role = roleOf({ quote, layer: 'attribute' }, language)
  const step = STEP_OF_ROLE[role]
  if (step === null || !isPhrase(quote, language) || REFERS_BACK.test(quote) || hasLooseQuotes(quote)) return null
  return { quote, role, step, at }
}

/** Whether a remark says what a point of weight 0 says. */
export function isLeftOut(quote: string, input: ReporterInput): boolean {
  const leftOut = input.insights.filter(({ weight }) => weight === 0)
  return leftOut.some(({ label, quotes }) =>
    [label, ...quotes].some((text) => quote.includes(text) || text.includes(quote)),
  )
}

/** The words a point rests on, as a remark; null when they cannot stand between quotation marks. */
export function remarkOf(insight: WeightedInsight, input: ReporterInput): Remark | null {
  const quote = insight.quotes.find(
    (text) =>
      !hasLooseQuotes(text) && /[\p{L}\p{N}]/u.test(text) && input.said.some((message) => isVerbatim(message, text)),
  )
  if (quote === undefined) return null
  const at = input.said.findIndex((message) => isVerbatim(message, quote))
  const step = ({ attribute: 'happened', consequence: 'leads', value: 'matters' } as const)[insight.layer]
  return { quote: quote.trim(), role: roleOf({ quote, layer: insight.layer }, input.language), step, at }
}
