import type { Language } from '#text/index.ts'
import type { HeardSentence, Kind } from '../kinds/kinds.ts'

const WORDS_OF_A_NAME: Readonly<Record<Language, number>> = { ja: 4, en: 2 }

/** "Respect.", 「家族。」: what is meant by it stands in the sentence behind it. */
export function isBare(text: string, language: Language): boolean {
  const said = withoutAddress(text)
  const length = language === 'ja' ? Array.from(said).length : said.split(/\s+/u).length
  return length <= WORDS_OF_A_NAME[language]
}

/** "Her." names nobody where it stands alone. */
export function pointsOnly(text: string, language: Language): boolean {
  return language === 'ja'
    ? /^(?:それ|これ|そこ|あれ|みんな|自分)(?:かな|です|だ|や|ね|よ)*[。\s]*$/u.test(text)
    : /^(?:just )?(?:her|him|them|me|us|that|this|it|mine|the (?:same|first|second|last)(?: one)?)\b[.!,\s]*$|,\s*(?:love|mate|dear|hen|pet|duck|sir|ma'am)[.!\s]*$/iu.test(
        text,
      )
}

/** Whoever is called love, mate or sir in an answer is not part of it. */
export function withoutAddress(text: string): string {
  return text
    .trim()
    .replace(/[\s.!。！]+$/u, '')
    .replace(/,\s*(?:love|luv|mate|dear|darling|hen|pet|duck|son|sir|ma'?am|madam|pal|bro|man|lads?)$/iu, '')
}

/** A bare word with the sentence that says what it means, as they were written. */
export function wholeOf(name: HeardSentence, meaning: HeardSentence, language: Language): HeardSentence {
  const text = `${name.text.trim()}${language === 'en' ? ' ' : ''}${meaning.text}`
  return { ...meaning, text, start: name.start }
}

/** "No havin tae ask", "just not having it on me": what should not be is named as much as what should. */
const NAMES_WHAT_NOT = /^(?:just |simply |mostly |only )?(?:no|not|never)\b\S* (?:\p{L}+ )?\p{L}{2,}in(?:g|['’])?\b/iu
const KNOWS_NOT = /\b(?:know|sure|idea|clue|dunno|idk|certain|think|say)\b/iu

/** Heard as no answer by its first words alone, though it names something. */
export function askedFor(text: string, kind: Kind, language: Language): boolean {
  if (language === 'ja' || (kind !== 'dont-know' && kind !== 'no')) return false
  return NAMES_WHAT_NOT.test(text) && !KNOWS_NOT.test(text)
}
