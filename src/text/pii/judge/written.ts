import { SPOKEN } from '../detect/spoken.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const FULL_SENTENCE = /[^。\n]{20,}。/u
const OF_ONESELF = /(?<![\p{L}'’])(?:i|me|my|we|our|us|im|mine)(?!\p{L})/iu
/** Longer than what people say in passing. */
const LONG = { ja: 36, en: 70 }

/**
 * Articles, letters and records tell of people by name and are written otherwise than people talk: there the tagger's
 * word counts.
 */
export function isWritten(text: string): boolean {
  if (JAPANESE.test(text)) return !SPOKEN.test(text) && (text.length > LONG.ja || FULL_SENTENCE.test(text))
  return (text.includes('\n') || text.length > LONG.en) && !OF_ONESELF.test(text)
}
