import { isVerbatim } from '#text/index.ts'
import { asLabel } from '../../reading/label.ts'
import { type PhraseOptions, phrases } from '../../reading/phrases.ts'
import { ENGLISH } from '../ask-question/templates/english.ts'
import { JAPANESE } from '../ask-question/templates/japanese.ts'
import { fill, slotsIn } from '../ask-question/templates/template.ts'

/** What a hypothesis claimed, and the person's own words it rests on; null when it holds none of them. */
export function hypothesisIn(
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
