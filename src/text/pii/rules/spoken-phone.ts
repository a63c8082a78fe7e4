import type { Candidate } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'

const FEWEST = 9
const MOST = 13

/** 090の1234の5678: the particle people say between the groups. */
const WITH_NO = /(?<![\d-])0\d{1,4}の\d{1,4}の\d{3,4}(?!\d)/g
const KANJI =
  /(?<![〇零一二三四五六七八九])[〇零][〇零一二三四五六七八九](?:[-ー・の、 ]?[〇零一二三四五六七八九]){7,10}(?![〇零一二三四五六七八九十百千万])/g

const KANA_DIGIT =
  '(?:ゼロ|レイ|れい|ぜろ|マル|まる|イチ|いち|ニー?|にー?|サン|さん|ヨン|よん|シ(?!チ)|ゴー?|ごー?|ロク|ろく|ナナ|なな|シチ|しち|ハチ|はち|キュウ|キュー|きゅう|きゅー|ク(?!ン))'
const KANA = new RegExp(
  `(?:ゼロ|ぜろ|レイ|れい|マル|まる)(?:[、・ \\-のー]{0,2}${KANA_DIGIT}){${FEWEST - 1},${MOST}}`,
  'g',
)
const ONE_KANA = new RegExp(KANA_DIGIT, 'g')

const WORD = '(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine)'
const ONE_WORD = new RegExp(`(?:(double|triple) )?${WORD}`, 'g')
const SPOKEN_ENGLISH = new RegExp(
  `(?<![a-z])(?:(?:double|triple) )?${WORD}(?:[ ,.-]{1,3}(?:(?:double|triple) )?${WORD}){5,15}(?![a-z])`,
  'g',
)

/** ゼロキュウゼロ、7742の0518 and "five oh three, 555, oh one eight two": some of it in words, some in digits. */
const MIXED_KANA = new RegExp(
  `(?:ゼロ|ぜろ|レイ|れい|マル|まる)(?:[、・ \\-のー]{0,2}(?:${KANA_DIGIT}|[0-9]{1,4})){2,${MOST}}(?![0-9])`,
  'g',
)
const MIXED_ENGLISH = new RegExp(
  `(?<![a-z0-9])(?:${WORD}|[0-9]{2,5})(?:[ ,.-]{1,3}(?:(?:double|triple) )?(?:${WORD}|[0-9]{1,5})){2,15}(?![a-z0-9])`,
  'g',
)
const WHOLE = { least: 10, most: 11, words: 3 }

/** Ten or eleven digits, some of them and not all in words. */
function isMixed(said: string, word: RegExp): boolean {
  const words = Array.from(said.matchAll(word), ([all]) =>
    all.startsWith('triple') ? 3 : all.startsWith('double') ? 2 : 1,
  )
  const spoken = words.reduce((sum, times) => sum + times, 0)
  const written = said.match(/[0-9]/g)?.length ?? 0
  return written > 0 && spoken >= WHOLE.words && spoken + written >= WHOLE.least && spoken + written <= WHOLE.most
}

/** Phone numbers said aloud: spelt in words, or with the particle between their groups. */
export function spokenPhones(lower: string): Candidate[] {
  const found: Candidate[] = []
  const add = (start: number, said: string) => found.push({ start, end: start + said.length, type: 'PHONE' })
  if (/0\d{1,4}の/.test(lower)) for (const { 0: said, index } of matchesOf(lower, WITH_NO)) add(index, said)
  if (/[〇零]/.test(lower)) for (const { 0: said, index } of matchesOf(lower, KANJI)) add(index, said)
  if (/ゼロ|ぜろ|レイ|れい|マル|まる/.test(lower))
    for (const { 0: said, index } of matchesOf(lower, KANA)) {
      const digits = said.match(ONE_KANA)?.length ?? 0
      if (digits >= FEWEST && digits <= MOST) add(index, said)
    }
  if (/[0-9]/.test(lower))
    for (const [pattern, word] of [
      [MIXED_KANA, ONE_KANA],
      [MIXED_ENGLISH, ONE_WORD],
    ] as const)
      for (const { 0: said, index } of matchesOf(lower, pattern)) if (isMixed(said, word)) add(index, said)
  if (/zero|double|\boh\b|seven|nine/.test(lower))
    for (const { 0: said, index } of matchesOf(lower, SPOKEN_ENGLISH)) if (isLong(said)) add(index, said)
  return found
}

/** Counting to six is no number to call. */
function isLong(said: string): boolean {
  let digits = 0
  let last = 0
  let rising = 0
  for (const { 0: word, 1: times = '' } of said.matchAll(ONE_WORD)) {
    digits += times === 'triple' ? 3 : times === 'double' ? 2 : 1
    const value = VALUES.indexOf(word.replace(/^(?:double|triple) /, ''))
    if (value === last + 1) rising++
    last = value
  }
  return digits >= FEWEST && digits <= MOST && rising < digits - 3
}

const VALUES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
