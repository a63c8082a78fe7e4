import { detectLanguage, type Language } from '../language.ts'
import { isContent, joinOkurigana, type Segment, segments } from './segments.ts'
import { sentences } from '../sentences.ts'
import { stem } from './stem.ts'
import { JAPANESE_CASE_PARTICLES } from './stop-words.ts'

export interface Keyword {
  /** As first written (NFKC). */
  phrase: string
  score: number
}

export interface KeywordOptions {
  language?: Language
  limit?: number
}

const MOST_WORDS: Record<Language, number> = { en: 4, ja: 6 }
const HAS_HIRAGANA = /\p{Script=Hiragana}/u
const ONLY_HIRAGANA = /^\p{Script=Hiragana}+$/u
/** Inflected ends of verbs and adjectives: 作る, 作っ, 新しい. */
const INFLECTED = /[うくぐすつぬぶむるいっ]$/u

/** RAKE (rapid automatic keyword extraction): a phrase weighs the sum of its words' degree over frequency. */
export function keywords(text: string, options: KeywordOptions = {}): Keyword[] {
  const language = options.language ?? detectLanguage(text)
  const candidates = sentences(text.normalize('NFKC')).flatMap((sentence) => phrases(sentence.text, language))
  const wordScore = degreeOverFrequency(candidates)
  const found = new Map<string, Keyword & { count: number }>()
  for (const phrase of candidates) {
    const key = phrase.words.join(' ')
    const known = found.get(key)
    if (known) known.count++
    else {
      const score = phrase.words.reduce((sum, word) => sum + (wordScore.get(word) ?? 0), 0)
      found.set(key, { phrase: phrase.text, score, count: 1 })
    }
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score || b.count - a.count)
    .slice(0, options.limit)
    .map(({ phrase, score }) => ({ phrase, score }))
}

interface Phrase {
  text: string
  words: string[]
}

function phrases(sentence: string, language: Language): Phrase[] {
  const all = joinOkurigana(segments(sentence, language))
  const found: Phrase[] = []
  let run: Segment[] = []
  const close = (): void => {
    const first = run[0]
    const last = run.at(-1)
    if (first && last && run.length <= MOST_WORDS[language] && run.some((s) => /\p{L}/u.test(s.text)))
      found.push({ text: sentence.slice(first.start, last.end), words: run.map((s) => stem(s.text.toLowerCase())) })
    run = []
  }
  for (const [index, segment] of all.entries()) {
    if (isKeywordPart(segment, all[index + 1])) run.push(segment)
    else if (segment.text !== ' ' && !(segment.text === '-' && run.at(-1)?.end === segment.start)) close()
  }
  close()
  return found
}

function isKeywordPart(segment: Segment, next: Segment | undefined): boolean {
  if (!isContent({ ...segment, text: segment.text.toLowerCase() })) return false
  if (!HAS_HIRAGANA.test(segment.text)) return true
  const beforeParticle = next === undefined || !next.wordLike || JAPANESE_CASE_PARTICLES.has(next.text)
  if (ONLY_HIRAGANA.test(segment.text))
    return segment.text.length >= 3 && beforeParticle && !INFLECTED.test(segment.text)
  return !INFLECTED.test(segment.text) && (beforeParticle || !/^\p{Script=Hiragana}/u.test(next.text))
}

function degreeOverFrequency(candidates: readonly Phrase[]): Map<string, number> {
  const degree = new Map<string, number>()
  const frequency = new Map<string, number>()
  for (const { words } of candidates)
    for (const word of words) {
      degree.set(word, (degree.get(word) ?? 0) + words.length)
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
    }
  return new Map([...degree].map(([word, sum]) => [word, sum / (frequency.get(word) ?? 1)]))
}
