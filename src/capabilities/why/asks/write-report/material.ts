import { isVerbatim } from '#text/index.ts'
import type { StatementType } from '#listening/index.ts'
import { hearMessage } from '../../talk/hear-message.ts'
import { clauseType } from '../../talk/clause.ts'
import { sayingsOf } from '../../talk/quote.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import type { ReporterInput } from './shape.ts'

/** Where in "what happened, what it leads to, why it matters" a remark belongs. */
export const STEPS = ['happened', 'leads', 'matters'] as const
export type Step = (typeof STEPS)[number]

/** One quotable remark of the person. */
export interface Remark {
  quote: string
  type: StatementType
  step: Step
  /** Which message it stands in, counted from 0. */
  at: number
}

const STEP: Readonly<Record<StatementType, Step | null>> = {
  event: 'happened',
  fact: 'happened',
  problem: 'leads',
  feeling: 'leads',
  wish: 'matters',
  value: 'matters',
  hearsay: null,
  means: null,
}

/** It points at what was said before it and tells nothing by itself. */
const POINTS =
  /^(?:it|this|that|those|these)(?:['’](?:s|d|ll))?\b|^(?:それ|これ|あれ|そう|そんな|そこ|ここ)|^(?:how|what|which|where|like|than|or|and|as|not) /iu

/** Everything quotable that was said after the wish and that no weight of 0 takes out. */
export function remarksOf(input: ReporterInput): Remark[] {
  const found: Remark[] = []
  const { clause } = wishOf(input, input.anchorMessage)
  for (const [at, message] of input.said.entries())
    for (const sentence of hearMessage(message, input.language, null).content)
      for (const quote of sayingsOf(sentence)) {
        const type = clauseType(quote, input.language)
        const step = STEP[type]
        const isWish = at === 0 && (step === 'matters' || quote.includes(clause) || clause.includes(quote))
        if (step === null || isWish || isLeftOut(quote, input) || POINTS.test(quote)) continue
        found.push({ quote, type, step, at })
      }
  return found
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
      !/["“”「」『』\r\n]/u.test(text) &&
      /[\p{L}\p{N}]/u.test(text) &&
      input.said.some((message) => isVerbatim(message, text)),
  )
  if (quote === undefined) return null
  const at = input.said.findIndex((message) => isVerbatim(message, quote))
  const step = ({ attribute: 'happened', consequence: 'leads', value: 'matters' } as const)[insight.layer]
  return { quote: quote.trim(), type: clauseType(quote, input.language), step, at }
}
