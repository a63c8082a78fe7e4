import type { Segment } from './segments.ts'
import { JAPANESE_STOP_WORDS } from './stop-words.ts'

const ENDS_IN_KANJI = /\p{Script=Han}$/u
const HIRAGANA = /^\p{Script=Hiragana}+$/u
/** Single kana that stand for themselves behind a kanji (私は, 共有した); any other belongs to the word before. */
const STANDS_ALONE = /^[はがをにのもでとやへかよねなだたてばずしさん]$/u

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
