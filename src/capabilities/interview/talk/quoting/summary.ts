import { contentWords } from '#text/index.ts'
import type { Language } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { LISTING } from '../spoken.ts'
import { weightOf } from './importance.ts'
import { type Allowed, quoteOf } from './references.ts'
import { isWish } from './statements.ts'

const MOST_QUOTES = 3
/** Two that share so many of their words say the same. */
const SAME = 0.6

interface Candidate {
  quote: string
  worth: number
  place: number
}

/** What the person said, in whole clauses of theirs and in their order; null when nothing of it can be quoted. */
export function summarise(
  answers: readonly HeardAnswer[],
  important: string | null,
  language: Language,
  allowed: Allowed,
): string | null {
  const kept: Candidate[] = []
  for (const each of candidates(answers, important, language, allowed).sort((a, b) => b.worth - a.worth)) {
    if (kept.length === MOST_QUOTES) break
    if (!kept.some(({ quote }) => isSame(quote, each.quote, language))) kept.push(each)
  }
  if (kept.length === 0) return null
  const quotes = kept.sort((a, b) => a.place - b.place).map(({ quote }) => quote)
  return language === 'ja' ? quotes.map((quote) => `「${quote}」`).join('') : enumerated(quotes)
}

/** A sentence in another language than the talk's cannot be read back in it. */
function candidates(
  answers: readonly HeardAnswer[],
  important: string | null,
  language: Language,
  allowed: Allowed,
): Candidate[] {
  return answers.flatMap(({ sentences, question, message }, turn) =>
    sentences.flatMap((sentence, index): Candidate[] => {
      if (!isContent(sentence) || sentence.language !== language) return []
      const quote = quoteOf(sentence, allowed)
      if (quote === null || contentWords(quote, language).length === 0) return []
      const worth = worthOf(sentence.text, question?.meta ?? {}, LISTING.has(message.meta.state), language)
      if (worth <= 0) return []
      const chosen = important !== null && (sentence.text.includes(important) || important.includes(quote)) ? 3 : 0
      return [{ quote, worth: worth + chosen, place: turn * 100 + index }]
    }),
  )
}

/** What someone wants, why, and what weighs most come before all else they said. */
function worthOf(
  text: string,
  asked: { aspect?: string | undefined; state?: string | undefined; must_ask?: number | undefined },
  listed: boolean,
  language: Language,
): number {
  const wish = isWish(text, language) ? 4 : 0
  const reason = asked.aspect === 'reason' ? 4 : 0
  const choice = asked.state === 'recommend' || asked.state === 'choose' ? 2 : 0
  const named = listed ? 1 : 0
  const because = /^because\b|(?:から|ので)(?:です|だ)?[。.]?$/iu.test(text) ? 2 : 0
  // An answer to a topic of the guide is noted as such; it is read back only as a wish or a reason.
  if (asked.must_ask !== undefined) return wish + because
  return because + wish + reason + choice + named + Math.min(2, weightOf(text, language)) / 2
}

function isSame(one: string, other: string, language: Language): boolean {
  if (one.includes(other) || other.includes(one)) return true
  const [a, b] = [new Set(contentWords(one, language)), new Set(contentWords(other, language))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, Math.min(a.size, b.size)) >= SAME
}

function enumerated(words: readonly string[]): string {
  const quoted = words.map((each) => `“${each}”`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
}
