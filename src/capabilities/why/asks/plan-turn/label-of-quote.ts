import { deniesOtherwise, fold } from '#listening/manners/index.ts'
import { contentWords, stem } from '#text/index.ts'
import type { Language } from '../../contract.ts'

/** Of a label's words, how many may stand elsewhere than in its quote or in the wish. */
const BESIDE = 1

/** A label is made of the words of its own quote, and denies what that denies: it is what a person reads in its place. */
export function isLabelOf(label: string, quote: string, wish: string, language: Language): boolean {
  const roots = (text: string) => contentWords(fold(text), language).map(stem)
  const own = new Set(roots(`${quote}\n${wish}`))
  const words = [...new Set(roots(label))]
  const beside = words.filter((word) => !own.has(word) && !fold(quote).includes(word.slice(0, 4)))
  return beside.length <= (words.length > 2 ? BESIDE : 0) && !deniesOtherwise(label, quote, language)
}
