const KANJI_THEN_KANA = /^(?=.*\p{Script=Han})(.+?)\p{Script=Hiragana}+$/u
const ENGLISH_WORD = /^[a-z][a-z'’-]*$/u

/**
 * A light common form for matching, not for display: 作る・作り・作って meet in 作, plans/planned/planning in plan.
 * Expects what `contentWords` gives (NFKC, lower case).
 */
export function stem(word: string): string {
  const japanese = KANJI_THEN_KANA.exec(word)
  if (japanese?.[1] !== undefined) return japanese[1]
  return ENGLISH_WORD.test(word) ? stemEnglish(word) : word
}

function stemEnglish(raw: string): string {
  const word = raw.replace(/['’]s?$/u, '')
  const plural = singular(word)
  const base = /^(.*[aeiouy].*?)(?:ing|ed)$/u.exec(plural)?.[1]
  const verb = base === undefined || base.length < 3 ? plural : undouble(base)
  const adverb = verb.length > 5 && verb.endsWith('ly') ? verb.slice(0, -2) : verb
  return adverb.length > 3 ? adverb.replace(/e$/u, '').replace(/(?<=[^aeiou])y$/u, 'i') : adverb
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/u.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function undouble(base: string): string {
  return /([bdfgmnprt])\1$/u.test(base) ? base.slice(0, -1) : base
}
