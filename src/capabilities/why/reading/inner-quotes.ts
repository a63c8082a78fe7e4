/** Quotation marks that cannot stand inside ours: English ones, and Japanese ones that do not close. */
export function hasLooseQuotes(text: string): boolean {
  return /["“”『』\r\n]|「[^「」]*$|「[^「」]*「|^[^「]*」/u.test(text.replaceAll(/「[^「」『』]{1,24}」/gu, ''))
}

/** Words with a quotation in them, as they stand between quotation marks of ours: 「…『いてよかった』…」. */
export function asInner(quote: string): string {
  return quote.replaceAll('「', '『').replaceAll('」', '』')
}
