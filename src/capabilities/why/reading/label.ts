import { contentWords } from '#text/index.ts'
import type { Language } from '../contract.ts'
import { cutPhrase, LONGEST_LABEL } from './cut-phrase.ts'
import { meansIn } from './means.ts'
import { withoutMeans, type PhraseOptions } from './phrases.ts'

/** A label is itself put in quotation marks or beside them, so it holds none. */
export const QUOTATION_MARKS = /["“”「」『』]+/u

/** A short name for what a clause says, in its own words; null when nothing but means is left of it. */
export function labelOf(clause: string, options: PhraseOptions): string | null {
  const { language } = options
  const candidates = meansIn(clause, options.what, options.how).length === 0 ? [clause] : withoutMeans(clause, options)
  const longest = candidates
    .flatMap((text) => text.split(QUOTATION_MARKS))
    .map(oneLine)
    .filter((text) => contentWords(text, language).length > 0 && meansIn(text, options.what, options.how).length === 0)
    .sort((a, b) => b.length - a.length)[0]
  if (longest === undefined) return null
  const label = asLabel(finish(cutPhrase(longest, language, LONGEST_LABEL[language]).trim(), language), language)
  return label.length < 2 ? null : label
}

/** English labels start with a capital. */
export function asLabel(text: string, language: Language): string {
  return language === 'en' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

export function oneLine(text: string): string {
  return text.replace(/[\s#*_`|<>[\]\\]+/gu, ' ').trim()
}

/** 「お知らせが3日止まって」→「お知らせが3日止まった」: a label does not end in mid-air. */
function finish(text: string, language: Language): string {
  if (language === 'en') return text
  if (/[てで]しまい$/u.test(text)) return `${text.slice(0, -1)}う`
  if (text.endsWith('くて')) return `${text.slice(0, -2)}い`
  if (/(?:[っいえけげせてねべめれきしちりみびぎじ見着来出])て$/u.test(text)) return text.replace(/て$/u, 'た')
  return /[んい]で$/u.test(text)
    ? text.replace(/で$/u, 'だ')
    : text.replace(/(?<=[\p{Script=Han}ァ-ヶー])[でにをはがと]$/u, '')
}
