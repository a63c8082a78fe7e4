import { slotsOf } from '#listening/index.ts'
import { detectLanguage } from '#text/index.ts'
import type { Quote } from '../../contract.ts'
import { hearAnswer, isContent } from '../../talk/heard-answers.ts'

const MASK = /\[[^[\]\n]{1,20}\]/u
/** Goes on from something that does not stand in the quote. */
const HANGS_ON =
  /^(?:でも|だけど|だから|なので|それで|そして|それに|あと|また|that|it|this|they|and|but|so|because|also|then)\b|^(?:それ|これ|そこ)/iu
const LONG_ENOUGH = { ja: 45, en: 90 }

/** The most telling whole story first: what happened, what came of it, how it felt. What says nothing stays away. */
export function tellingFirst(quotes: readonly Quote[]): Quote[] {
  return quotes
    .filter(({ text }) => text.trim() !== '')
    .map((quote) => ({ quote, worth: tellingness(quote.text) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ quote }) => quote)
}

function tellingness(text: string): number {
  const language = detectLanguage(text)
  const sentences = hearAnswer(text, language).filter(isContent)
  const slots = new Set(sentences.flatMap((sentence) => slotsOf(sentence)))
  const felt = sentences.some(({ statement }) => statement === 'feeling' || statement === 'value')
  return (
    slots.size +
    (felt ? 1 : 0) +
    2 * Math.min(1, text.length / LONG_ENOUGH[language]) -
    (MASK.test(text) ? 1.5 : 0) -
    (HANGS_ON.test(text.trim()) ? 1 : 0)
  )
}
