import { contentWords, stem } from '#text/index.ts'

const PARTS =
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|[\p{Script=Han}\p{Script=Katakana}ー]+|\p{Script=Hiragana}+/gu
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The words an identifier is made of, stemmed: `parseHTTPHeaders` → pars, http, header; the whole is one of them, too. */
export function termsOfWord(word: string): string[] {
  const parts = Array.from(word.matchAll(PARTS), ([part]) => part.toLowerCase())
  const terms = parts.filter((part) => part.length > 1 || JAPANESE.test(part)).map(stem)
  if (parts.length > 1) terms.push(word.toLowerCase().replaceAll(/[_$]/g, ''))
  return [...new Set(terms)]
}

/** Words every request has, and that say nothing of where it is about. */
const EMPTY = new Set([
  'fix',
  'bug',
  'issu',
  'add',
  'support',
  'chang',
  'updat',
  'mak',
  'us',
  'should',
  'when',
  'not',
  'work',
  'error',
])

/** The terms of a request, each once: words of people, cut up as identifiers are. Quoted names count as they stand. */
export function termsOfRequest(text: string): string[] {
  const quoted = Array.from(text.matchAll(/[`'"「]([^`'"「」\n]{2,80})[`'"」]/g), ([, inner = '']) => inner)
  const words = contentWords(text)
  const identifiers = text.match(/[A-Za-z_$][\w$]*/g) ?? []
  const all = [...words, ...identifiers.filter((each) => /[a-z][A-Z]|_/.test(each)), ...quoted].flatMap(termsOfWord)
  const telling = [...new Set(all)].filter((term) => !EMPTY.has(term))
  return telling.length > 0 ? telling : [...new Set(all)]
}

export function isJapanese(text: string): boolean {
  return JAPANESE.test(text)
}
