import { WORD_NOUN, type WordTable } from '../tagger/word-table.ts'
import type { PiiSpan, PiiType } from '../types.ts'
import type { MaskBook } from './mask-book.ts'

const LIFTABLE: ReadonlySet<PiiType> = new Set(['NAME', 'COMPANY', 'SCHOOL', 'ADDRESS'])

/**
 * Whether a person may say that a mask is wrong: what was guessed from words may be, what was checked by its form may
 * not, because a card number, an e-mail or a house number is that whoever types it.
 */
export function isLiftable({ type, text }: Pick<PiiSpan, 'type' | 'text'>): boolean {
  return LIFTABLE.has(type) && !(type === 'ADDRESS' && /\d/.test(text.normalize('NFKC')))
}

/** The spans as the person marked them: without the words they lifted, with those they hid. */
export function asMarked(text: string, spans: readonly PiiSpan[], book: MaskBook, words: WordTable): PiiSpan[] {
  const standing = spans.filter((span) => !(isLiftable(span) && book.isKept(span.text)))
  const hidden = hiddenIn(text, standing, book, words)
  return hidden.length === 0 ? standing : [...standing, ...hidden].toSorted((a, b) => a.start - b.start)
}

/** Where hidden words stand that no other mask covers. They are masked as persons: that is what is mostly missed. */
export function hiddenIn(
  text: string,
  spans: readonly Pick<PiiSpan, 'start' | 'end'>[],
  book: MaskBook,
  words: WordTable,
): PiiSpan[] {
  const found: PiiSpan[] = []
  const isFree = (start: number, end: number) =>
    [...spans, ...found].every((span) => span.end <= start || span.start >= end)
  for (const length of book.hiddenLengths())
    for (let start = 0; start + length <= text.length; start++) {
      const end = start + length
      if (!isWhole(text, start, end) || !book.isHidden(text.slice(start, end)) || !isFree(start, end)) continue
      if (cutsWord(text, start, words) || cutsWord(text, end, words)) continue
      found.push({ start, end, type: 'NAME', text: text.slice(start, end) })
      start = end - 1
    }
  return found.toSorted((a, b) => a.start - b.start)
}

const LETTER = /[\p{Script=Latin}\p{M}\d]/u

/** Ann is not hidden in "annual". */
function isWhole(text: string, start: number, end: number): boolean {
  const joins = (at: number) => LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '')
  return !joins(start) && !joins(end)
}

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })
/** The lower three bits of a word's classes are what it mostly is. */
const MOSTLY = 7

const HIRAGANA = /\p{Script=Hiragana}/u

/**
 * 話 is not hidden in 電話: whether a place lies inside another word. What the segmenter joins in hiragana and no dictionary
 * knows may be the very name with what follows it, so that counts as no word.
 */
function cutsWord(text: string, at: number, words: WordTable): boolean {
  if (at === 0 || at === text.length) return false
  const word = WORDS.segment(text).containing(at)
  if (word === undefined || word.index === at) return false
  if (!HIRAGANA.test(word.segment)) return true
  return (words.classesOf(text, word.index, word.index + word.segment.length) & MOSTLY) >= WORD_NOUN
}
