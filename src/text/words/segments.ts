import { detectLanguage, type Language } from '../language.ts'
import { ENGLISH_STOP_WORDS, JAPANESE_STOP_WORDS } from './stop-words.ts'

export interface Segment {
  text: string
  /** UTF-16 offsets into the text as given. */
  start: number
  end: number
  wordLike: boolean
}

const ENDS_IN_KANJI = /\p{Script=Han}$/u
const HIRAGANA = /^\p{Script=Hiragana}+$/u
/** Single kana that stand for themselves behind a kanji (私は, 共有した); any other belongs to the word before. */
const STANDS_ALONE = /^[はがをにのもでとやへかよねなだたてばずしさん]$/u

const segmenters: Partial<Record<Language, Intl.Segmenter>> = {}

export function segments(text: string, language: Language = detectLanguage(text)): Segment[] {
  const segmenter = (segmenters[language] ??= new Intl.Segmenter(language, { granularity: 'word' }))
  return Array.from(segmenter.segment(text), ({ segment, index, isWordLike }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
    wordLike: isWordLike === true,
  }))
}

/** Intl.Segmenter cuts many words behind their kanji (返|り, 進|んで): puts such endings back. */
export function joinOkurigana(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if (last !== undefined && ENDS_IN_KANJI.test(last.text) && isEnding(segment.text)) {
      last.text += segment.text
      last.end = segment.end
    } else joined.push({ ...segment })
  }
  return joined
}

function isEnding(text: string): boolean {
  if (!HIRAGANA.test(text)) return false
  return text.length === 1 ? !STANDS_ALONE.test(text) : !JAPANESE_STOP_WORDS.has(text)
}

/** The words that carry meaning, in order, NFKC and lower case; `stem` brings their inflections together. */
export function contentWords(text: string, language?: Language): string[] {
  return joinOkurigana(segments(text.normalize('NFKC').toLowerCase(), language))
    .filter(isContent)
    .map((segment) => segment.text)
}

/** Expects a segment of NFKC, lower-case text. */
export function isContent(segment: Segment): boolean {
  const word = segment.text.replace('’', "'")
  if (!segment.wordLike || ENGLISH_STOP_WORDS.has(word) || JAPANESE_STOP_WORDS.has(word)) return false
  return !/^\p{Script=Hiragana}$/u.test(word)
}
