import { SPOKEN } from '../detect/spoken.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const FULL_SENTENCE = /[^。\n]{20,}。/u
const OF_ONESELF = /(?<![\p{L}'’])(?:i|me|my|we|our|us|im|mine)(?!\p{L})/iu
/** "Yeah, same here", "did you know", "that's": an article does not answer anybody, and neither asks nor shortens. */
const TALKED =
  /(?:^|[.!?] +)(?:(?:yeah?|yep|yup|nope|nah|oh|ooh|ah|aw+|wow|whoa|lo+l|ha(?:ha)+|hmm+|um+|hey|hiya?|hello|ok(?:ay)?|btw)(?!\p{L})|(?:yes|no|well|sure|cool|true|right|same|thanks|interesting|exactly|definitely|absolutely|really|agreed|nice|great|awesome)[,.!?])|\p{L}n['’]t(?!\p{L})|(?<!\p{L})(?:it|that|what|there|here|who|he|she|let|how|where)['’]s(?!\p{L})|(?<!\p{L})(?:you|they|we)['’](?:re|ll|ve|d)(?!\p{L})|(?<!\p{L})(?:did|do|have|are|can|would|could|don['’]t|didn['’]t) (?:you|u)(?!\p{L})|(?<!\p{L})you know(?!\p{L})/iu
/** Longer than what people say in passing. */
const LONG = { ja: 36, en: 70 }

/**
 * Articles, letters and records tell of people by name and are written otherwise than people talk: there the tagger's
 * word counts.
 */
export function isWritten(text: string): boolean {
  if (JAPANESE.test(text)) return !SPOKEN.test(text) && (text.length > LONG.ja || FULL_SENTENCE.test(text))
  return (text.includes('\n') || text.length > LONG.en) && !OF_ONESELF.test(text) && !TALKED.test(text)
}
