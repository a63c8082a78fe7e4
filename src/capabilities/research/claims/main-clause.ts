import type { Language } from '../contract/engine.ts'

const CUT: Readonly<Record<Language, RegExp>> = {
  en: /,\s(?:and|but|so|which|where|whose|while|although|though|with|as|an?|the|under|set)\s|;\s|:\s/iu,
  ja: /(?<=[でしりくて])、(?=[^、]{6,})/u,
}
const LEAST: Readonly<Record<Language, number>> = { en: 18, ja: 10 }
/** Who tells it, and that somebody does. */
const TOLD_BY =
  /^(?:[^,]{3,60} (?:reminded|told|said|noted|reported|explained|confirmed|announced)(?: the \w+| us)? that |the council is pleased to confirm that )/iu

/** What a sentence says first, without what it adds: that two differ in what they add is no difference in the matter. */
export function mainClause(text: string, language: Language): string {
  const told = language === 'en' ? text.replace(TOLD_BY, '') : text
  const [first = ''] = told.split(CUT[language])
  const isWhole =
    first.length >= LEAST[language] && (language === 'en' || /[はが](?!$)[^、]*\d?/u.test(first.slice(0, -1)))
  const clause = isWhole ? first : told
  if (clause === text) return text
  const capital = clause.charAt(0).toUpperCase() + clause.slice(1)
  return /[.。]$/u.test(capital) ? capital : `${capital}${language === 'en' ? '.' : '。'}`
}
