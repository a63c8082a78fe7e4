import { detectLanguage, type Language } from '../language.ts'
import { joinOkurigana } from './okurigana.ts'
import { ENGLISH_STOP_WORDS, JAPANESE_STOP_WORDS } from './stop-words.ts'

export interface Segment {
  text: string
  /** UTF-16 offsets into the text as given. */
  start: number
  end: number
  wordLike: boolean
}

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
