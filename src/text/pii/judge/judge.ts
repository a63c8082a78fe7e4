import { MASKED_UNIT } from '../masks/masks.ts'
import type { NameData } from '../tagger/data.ts'
import type { Candidate } from '../types.ts'
import { englishFacts, englishPage } from './english-facts.ts'
import { DOUBTED, SHAPE, TAGGED } from './how.ts'
import { japaneseFacts } from './japanese-facts.ts'
import { scoreOf } from './weights.ts'
import { isWholePerson } from './whole-names.ts'
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
  if (JAPANESE.test(text))
    return guesses.map((guess) => ({
      guess,
      language: 'ja',
      ids: japaneseFacts({ text, masked }, guess, data.ja, othersThan(guess)),
    }))
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
  const standing = judgedGuesses(text, guesses, data).filter(({ guess, language, ids }) => {
    const table = data.judge[language]
    return scoreOf(table, ids) > table.threshold || isWholePerson(text, guess, data, language)
  })
  return [...certain, ...standing.map(({ guess }) => guess)]
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
