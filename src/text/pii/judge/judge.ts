import { MASKED_UNIT } from '../masks/masks.ts'
import type { NameData } from '../tagger/data.ts'
import type { Candidate } from '../types.ts'
import { PLACES_JA } from '../detect/things-ja.ts'
import { lowerCase } from '../detect/lower-case.ts'
import { englishFacts, englishPage, isJustAWord } from './english-facts.ts'
import { GIVEN } from '../tagger/ja/dictionary.ts'
import { CALLED, DOUBTED, KIN, PHRASE, SAID, SHAPE, TAGGED } from './how.ts'
import { japaneseFacts, japanesePage } from './japanese-facts.ts'
import { scoreOf } from './weights.ts'
import { isToldToBeOne, isWholePerson } from './whole-names.ts'
import { isWritten } from './written.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

export interface Judged {
  readonly guess: Candidate
  readonly language: 'ja' | 'en'
  readonly ids: readonly number[]
}

/** Guesses with what is known of each. */
export function judgedGuesses(text: string, guesses: readonly Candidate[], data: NameData): Judged[] {
  const sure = guesses.filter(({ how = 0 }) => (how & TAGGED) !== 0).length
  const othersThan = ({ how = 0 }: Candidate) => sure - (how & TAGGED)
  const masked = text.includes(MASKED_UNIT)
  if (JAPANESE.test(text)) {
    const page = japanesePage(text, masked)
    return guesses.map((guess) => ({
      guess,
      language: 'ja',
      ids: japaneseFacts(page, guess, data.ja, othersThan(guess)),
    }))
  }
  const page = englishPage(text, masked)
  return guesses.map((guess) => ({
    guess,
    language: 'en',
    ids: englishFacts(page, guess, data.en.table, othersThan(guess)),
  }))
}

/** The guesses that stand. What is no guess stays as it is. */
export function convincing(text: string, candidates: readonly Candidate[], data: NameData): Candidate[] {
  if (candidates.length === 0) return []
  if (isWritten(text)) return candidates.filter(({ how = TAGGED }) => (how & ~(DOUBTED | SHAPE)) !== 0)
  const certain = candidates.filter(({ how }) => how === undefined)
  const guesses = merged(candidates.filter(({ how }) => how !== undefined))
  const lower = lowerCase(text)
  const isOfTheWorld = OF_THE_WORLD.test(lower)
  const standing = judgedGuesses(text, guesses, data).filter(({ guess, language, ids }) => {
    const table = data.judge[language]
    const over = scoreOf(table, ids) - table.threshold
    return (
      over > doubtOf(text, lower, guess, data, language) ||
      isToldToBeOne(text, guess, data, language) ||
      ((over > -AGAINST || !isOfTheWorld) && isWholePerson(text, guess, data, language))
    )
  })
  return [...certain, ...standing.map(({ guess }) => guess)]
}

/** Whom a whole name names the weights may say only when they are sure, and where the talk is of what everybody knows. */
const AGAINST = 3
const OF_THE_WORLD =
  /(?<!\p{L})(?:(?:did|do) you know|have you (?:seen|heard)|heard that|directed|starring|starred|actors?|actress|coach(?:es)?|quarterbacks?|qb|players?|scor(?:e|ed|es)|touchdowns?|nfl|nba|mlb|comics|characters?|movies?|films?|songs?|albums?|novels?|fans?|presidents?|drafted|documentar(?:y|ies))(?!\p{L})/u

/** What little speaks for by itself has to be plainer: a single kanji, a word on no list among words of no person. */
const LITTLE = { kanji: 1, word: 1.5, place: 2 }
/** Told by what is said of it (my mate …, …さん): set apart by authors left out. */
const TOLD_OF: Readonly<Record<'ja' | 'en', number>> = { ja: 0.5, en: 0.8 }
/** 私りなです: who says a listed name of themselves needs less. */
const TOLD = 0.5

/** 乗り換えは渋谷です: a well-known place, unless it is somebody's word for themselves. */
function isJustAPlace(text: string, { start, end }: Candidate): boolean {
  return (
    PLACES_JA.has(text.slice(start, end)) &&
    !/よろしく|[は初]じ?めまして|お世話に/u.test(text) &&
    /^(?:です|でし|だ|っす|かな|とか)/u.test(text.slice(end, end + 2)) &&
    !/(?:私|僕|俺|うち|名前|名字|苗字|姓)(?:は|が|、)?\s?$/u.test(text.slice(0, start))
  )
}

function doubtOf(text: string, lower: string, guess: Candidate, data: NameData, language: 'ja' | 'en'): number {
  if (language === 'en') {
    if (isJustAWord(lower, guess, data.en.table)) return LITTLE.word
    return isToldOf(guess) ? -TOLD_OF.en : 0
  }
  if (isJustAPlace(text, guess)) return LITTLE.place
  const isGiven = (data.ja.table.flagsOf(text.slice(guess.start, guess.end)) & GIVEN) !== 0
  if (isGiven && ((guess.how ?? 0) & SAID) !== 0) return -TOLD
  if (guess.end - guess.start === 1 && JAPANESE.test(text.charAt(guess.start))) return LITTLE.kanji
  return isGiven && isToldOf(guess) ? -TOLD_OF.ja : 0
}

function isToldOf({ how = 0 }: Candidate): boolean {
  return (how & (TAGGED | DOUBTED)) === 0 && (how & (SAID | KIN | CALLED | PHRASE)) !== 0
}

/** The longest name there is. */
const SPAN = 4096

/** Each span once, with everything that led to it. */
export function merged(guesses: readonly Candidate[]): Candidate[] {
  const spans = new Map<number, Candidate>()
  for (const guess of guesses) {
    const key = guess.start * SPAN + Math.min(guess.end - guess.start, SPAN - 1)
    const known = spans.get(key)
    spans.set(key, known ? { ...guess, how: (guess.how ?? 0) | (known.how ?? 0) } : guess)
  }
  return [...spans.values()]
}
