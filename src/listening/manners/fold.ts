export const MASKS = /\[[^[\]\s]{1,16}\d*\]/gu

/** One spelling: width, case, kana, apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}
