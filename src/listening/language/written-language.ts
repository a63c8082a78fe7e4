import { detectLanguage, type Language } from '#text/index.ts'
import type { WrittenLanguage } from '../kinds/kinds.ts'
import { CHINESE, ENGLISH_SIGNS, FOREIGN_LETTERS, FOREIGN_WORDS, ROMAJI, SHARED } from './signs.ts'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/gu
const LATIN_WORD = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu
/** Scripts of languages that are neither Japanese nor English. */
const OTHER_SCRIPT =
  /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Bengali}\p{Script=Tamil}]/gu

/** The language a message is written in; what both languages share (OK, PDF, 3) is `fallback`, the language of the talk. */
export function writtenLanguage(text: string, fallback: Language): WrittenLanguage {
  const plain = text.normalize('NFKC')
  const foreign = plain.match(OTHER_SCRIPT)?.length ?? 0
  const han = plain.match(HAN)?.length ?? 0
  const words = Array.from(plain.matchAll(LATIN_WORD), ([word]) => word.toLowerCase().replaceAll('’', "'"))
  if (foreign > 1 && foreign >= words.length && !KANA.test(plain)) return 'other'
  if (KANA.test(plain)) return detectLanguage(plain, fallback)
  if (han > 0 && words.length < 3) return isChinese(plain, han) ? 'other' : 'ja'
  return words.length === 0 ? fallback : latin(words, plain, fallback)
}

/** Kanji alone may be Japanese (時間不足); words that only Chinese writes say that they are not. */
function isChinese(text: string, han: number): boolean {
  const signs = text.match(CHINESE)?.length ?? 0
  return signs >= 2 || (signs === 1 && han >= 4)
}

function latin(words: readonly string[], text: string, fallback: Language): WrittenLanguage {
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length
  const english = count(ENGLISH_SIGNS)
  const other = count(FOREIGN_WORDS) + (FOREIGN_LETTERS.test(text) ? 1 : 0)
  const romaji = count(ROMAJI)
  if (romaji > 0 && romaji >= english && romaji >= other) return 'ja'
  if (other > english) return 'other'
  if (english > 0) return 'en'
  if (words.length <= 2 && (words.every((word) => SHARED.has(word)) || fallback === 'ja')) return fallback
  return fallback === 'ja' && words.every((word) => SHARED.has(word)) ? 'ja' : 'en'
}
