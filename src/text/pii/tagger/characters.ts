/** Kinds of character the taggers tell apart. The numbers are part of the trained features. */
export const OTHER = 0
export const HIRAGANA = 1
export const KATAKANA = 2
export const KANJI = 3
export const UPPER = 4
export const LOWER = 5
export const DIGIT = 6
export const SPACE = 7
export const PUNCTUATION = 8
export const BREAK = 9
export const DOT = 10
export const QUOTE = 11

const TABLE = new Uint8Array(0x10000)
function mark(from: number, to: number, kind: number): void {
  TABLE.fill(kind, from, to + 1)
}
mark(0x21, 0x2f, PUNCTUATION)
mark(0x3a, 0x40, PUNCTUATION)
mark(0x5b, 0x60, PUNCTUATION)
mark(0x7b, 0x7e, PUNCTUATION)
mark(0x2010, 0x203f, PUNCTUATION)
mark(0x3001, 0x3004, PUNCTUATION)
mark(0x3008, 0x3020, QUOTE)
mark(0x30, 0x39, DIGIT)
mark(0x41, 0x5a, UPPER)
mark(0x61, 0x7a, LOWER)
mark(0xc0, 0xde, UPPER)
mark(0xdf, 0x24f, LOWER)
mark(0x3041, 0x309f, HIRAGANA)
mark(0x30a0, 0x30ff, KATAKANA)
mark(0x4e00, 0x9fff, KANJI)
mark(0x3400, 0x4dbf, KANJI)
for (const kanji of '々〆〇ヶヵ') TABLE[kanji.charCodeAt(0)] = KANJI
for (const dot of '・＝=·•‧') TABLE[dot.charCodeAt(0)] = DOT
for (const quote of '「」『』()"“”\'') TABLE[quote.charCodeAt(0)] = QUOTE
for (const space of ' \t') TABLE[space.charCodeAt(0)] = SPACE
for (const line of '\n\r') TABLE[line.charCodeAt(0)] = BREAK

export function kindOf(unit: number): number {
  return TABLE[unit] ?? OTHER
}
