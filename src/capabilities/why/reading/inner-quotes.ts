/** Quotation marks that cannot stand inside ours: English ones, and Japanese ones that do not close. */
export function hasLooseQuotes(text: string): boolean {
  return /["“”『』\r\n]|「[^「」]*$|「[^「」]*「|^[^「]*」/u.test(text.replaceAll(/「[^「」『』]{1,24}」/gu, ''))
}

/** Whether a whole sentence may be quoted with the quotations in it: each of them is closed. */
export function canBeInner(text: string): boolean {
  const count = (mark: RegExp): number => (text.match(mark) ?? []).length
  if (/[『』\r\n]/u.test(text) || count(/"/gu) % 2 === 1 || count(/“/gu) !== count(/”/gu)) return false
  return !hasLooseQuotes(text.replaceAll(/["“”]/gu, '').replaceAll(/「[^「」]*」/gu, ''))
}

/** Words with a quotation in them, as they stand between quotation marks of ours: 「…『いてよかった』…」, "… “fine” …". */
export function asInner(quote: string): string {
  let opens = false
  return quote
    .replaceAll('「', '『')
    .replaceAll('」', '』')
    .replaceAll('"', () => {
      opens = !opens
      return opens ? '“' : '”'
    })
}
