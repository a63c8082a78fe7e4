import { MASK, MASKED_UNIT } from '../masks/masks.ts'

/** A text in the form the detectors read, and the way back to the text as it was given. */
export interface Normalised {
  readonly text: string
  /** Offset in the given text where the unit at `index` of the normalised text begins. */
  origin(index: number): number
  /** Offset in the given text just after the unit before `index` of the normalised text. */
  originEnd(index: number): number
}

const PLAIN = /^[\n\r\t -Z\\-~\u00A1-\u00AC\u00AE-\u024F\u3001-\u30FF\u4E00-\u9FFF]*$/
const INVISIBLE = /\u00AD|[\u200B-\u200F]|[\u2060-\u2064]|\uFE0E|\uFE0F|\uFEFF|[\u202A-\u202E]/
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D\u30FC\u2500\uFF70]/
const SPACES = /[\u00A0\u2000-\u200A\u3000\u202F\u205F]/
/** The long vowel mark typed for a hyphen, as in 080ー1234. */
const LONG_MARK = /[0-9)]ー/
const DIGIT_LIKE = /[0-9０-９(（)）]/

/**
 * Full-width and compatibility forms become plain ones, dashes between digits hyphens, invisible characters nothing and
 * every mask one unit. A detector must not be fooled by how the digits were typed, so this happens before any looks.
 */
export function normalise(given: string): Normalised {
  if (PLAIN.test(given) && !LONG_MARK.test(given))
    return { text: given, origin: (index) => index, originEnd: (index) => index }
  const masks = new Map<number, number>()
  for (const { 0: mask, index } of given.matchAll(MASK)) masks.set(index, mask.length)
  const pieces: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let before = ''
  for (let i = 0; i < given.length;) {
    const run = i
    while (i < given.length && isPlainUnit(given.charCodeAt(i)) && !masks.has(i)) {
      starts.push(i)
      ends.push(++i)
    }
    if (i > run) {
      pieces.push(given.slice(run, i))
      before = given[i - 1] ?? ''
      continue
    }
    let width = masks.get(i) ?? unitWidth(given, i)
    const piece = masks.has(i) ? MASKED_UNIT : plain(given.slice(i, i + width), before, given[i + width] ?? '')
    if (piece === '') width = unitWidth(given, i)
    for (let k = 0; k < piece.length; k++) {
      starts.push(i)
      ends.push(i + width)
    }
    if (piece !== '') {
      pieces.push(piece)
      before = piece
    }
    i += width
  }
  return {
    text: pieces.join(''),
    origin: (index) => starts[index] ?? given.length,
    originEnd: (index) => (index === 0 ? 0 : (ends[index - 1] ?? given.length)),
  }
}

/** A surrogate pair is one unit, and so is a half-width kana with its voicing mark. */
function unitWidth(given: string, at: number): number {
  const point = given.codePointAt(at) ?? 0
  if (point > 0xffff) return 2
  const next = given.charCodeAt(at + 1)
  return (next === 0xff9e || next === 0xff9f) && point >= 0xff66 && point <= 0xff9d ? 2 : 1
}

/** What stays as it is, one unit wide. */
function isPlainUnit(unit: number): boolean {
  return unit < 0x7f || (unit >= 0x3041 && unit <= 0x30fb) || (unit >= 0x4e00 && unit <= 0x9fff)
}

function plain(piece: string, before: string, after: string): string {
  if (SPACES.test(piece)) return ' '
  if (INVISIBLE.test(piece)) return ''
  if (HYPHENS.test(piece)) {
    if (DIGIT_LIKE.test(before) && DIGIT_LIKE.test(after)) return '-'
    return piece === '\u30FC' || piece === '\uFF70' ? 'ー' : '-'
  }
  return piece.normalize('NFKC') || piece
}
