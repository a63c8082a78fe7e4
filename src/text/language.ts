import { ENGLISH_STOP_WORDS } from './words/stop-words.ts'

export type Language = 'ja' | 'en'

const HIRAGANA = /\p{Script=Hiragana}/gu
const KATAKANA_OR_KANJI = /[\p{Script=Katakana}\p{Script=Han}ー]/gu
const LATIN_WORDS = /[\p{Script=Latin}]+(?:['’][\p{Script=Latin}]+)*/gu

/**
 * Which of the two languages a text is written in. Hiragana and English function words carry the grammar, so they count
 * more than the borrowed words both languages share; a text without either script is `fallback`.
 */
export function detectLanguage(text: string, fallback: Language = 'en'): Language {
  const japanese = 2 * count(text, HIRAGANA) + count(text, KATAKANA_OR_KANJI)
  let english = 0
  for (const [word] of text.matchAll(LATIN_WORDS)) english += ENGLISH_STOP_WORDS.has(word.toLowerCase()) ? 3 : 1
  if (japanese === english) return japanese === 0 ? fallback : 'ja'
  return japanese > english ? 'ja' : 'en'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
