const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

export const list = (words: string): string[] => words.trim().split(/\s+/u)

/** Whole English words (a `*` at the end stands for any ending, `_` for a space), in any case. */
export function englishWords(words: readonly string[]): string {
  const forms = words.map((word) =>
    escape(word).replace(/\\\*$/u, "[a-z'’]*").replaceAll('_', '\\s+').replaceAll("'", "['’]?"),
  )
  return `(?<![\\p{Script=Latin}\\p{N}'’])(?:${forms.join('|')})(?![\\p{Script=Latin}\\p{N}])`
}

/** Japanese has no word ends: the longest entries come first, so that アプリケーション is not read as アプリ. */
export function japaneseWords(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|')
}

export function pattern(japanese: readonly string[], english: readonly string[]): RegExp {
  return new RegExp([japaneseWords(japanese), englishWords(english)].filter((p) => p !== '').join('|'), 'iu')
}

export function countMatches(expression: RegExp, text: string): number {
  return text.match(new RegExp(expression.source, 'giu'))?.length ?? 0
}
