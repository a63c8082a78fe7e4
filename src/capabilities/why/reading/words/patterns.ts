import { literal } from '#text/literal.ts'

/** Words set apart by white space; `_` stands for a space inside one. */
export const list = (words: string): string[] => words.trim().split(/\s+/u)

/** Pieces of a regular expression set apart by white space, as alternatives; `_` stands for a space inside one. */
export const oneOf = (pieces: string): string => `(?:${list(pieces).join('|').replaceAll('_', ' ')})`

/** Whole English words, in any case the expression allows. */
export function englishWords(words: readonly string[]): string {
  const forms = words.map((word) => literal(word).replaceAll('_', '\\s+').replaceAll("'", "['’]?"))
  return `(?<![\\p{Script=Latin}\\p{N}'’])(?:${forms.join('|')})(?![\\p{Script=Latin}\\p{N}])`
}

/** Japanese has no word ends: the longest entries come first, so that アプリケーション is not read as アプリ. */
export function japaneseWords(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|')
}

export function pattern(japanese: readonly string[], english: readonly string[]): RegExp {
  return new RegExp(`${japaneseWords(japanese)}|${englishWords(english)}`, 'iu')
}
