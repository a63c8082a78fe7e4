const FIGURE = /(\d[\d,.]*\d|\d)([万億千]?)\s?(%|per ?cent|percent|パーセント|\p{L}{1,3})?/giu
/** No figure that two sentences share by chance. */
const isParticular = (digits: string) => /\d[.,]\d|\d{3}/u.test(digits) && !/^(?:19|20)\d\d$/u.test(digits)
const PERCENT = /^(?:%|per ?cent|percent|パーセント)/iu
const WORD = /[a-z]{4,}|[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{3,}/giu
/** Words that both must use, their figures aside. */
const SHARED = 2

/** The figures of a sentence with what they count, in one writing; undefined where it has none that is particular. */
function figuresIn(text: string): string[] | undefined {
  const found = Array.from(text.normalize('NFKC').matchAll(FIGURE), ([, digits = '', scale = '', unit = '']) => ({
    digits,
    key: `${digits.replaceAll(',', '')}${scale}${PERCENT.test(unit) ? '%' : /^[a-z]/iu.test(unit) ? '' : unit.slice(0, 1)}`,
  }))
  if (!found.some(({ digits }) => isParticular(digits))) return undefined
  return found.map(({ key }) => key).toSorted()
}

/** Whether all figures of one are those of the other, and one of them is no chance. */
export function tellsSameFigures(a: string, b: string): boolean {
  const [mine, theirs] = [figuresIn(a), figuresIn(b)]
  return mine !== undefined && theirs !== undefined && mine.join(' ') === theirs.join(' ')
}

/** Whether two sentences tell several figures alike and of the same: one statement of two sources. */
export function isOneStatement(a: string, b: string): boolean {
  if ((figuresIn(a)?.length ?? 0) < 2 || !tellsSameFigures(a, b)) return false
  const words = new Set(wordsOf(a))
  return [...new Set(wordsOf(b))].filter((word) => words.has(word)).length >= SHARED
}

const wordsOf = (text: string) => text.normalize('NFKC').toLowerCase().match(WORD) ?? []
