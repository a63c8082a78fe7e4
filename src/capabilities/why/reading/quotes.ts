const QUOTED = /「([^「」\n]*)」|『([^『』\n]*)』|“([^“”\n]*)”|"([^"\n]*)"/gu

/** Every passage a text puts in quotation marks. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(QUOTED)]
    .map((m) => (m[1] ?? m[2] ?? m[3] ?? m[4] ?? '').trim())
    .filter((quote) => quote !== '')
}

/** The text with each quoted passage emptied, its marks kept. */
export function withoutQuotes(text: string): string {
  return text.replace(QUOTED, (passage) => `${passage.charAt(0)}${passage.charAt(passage.length - 1)}`)
}
