import { contentWords, stem } from '#text/index.ts'
import type { Language } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { LISTING } from '../spoken.ts'
import { isChosen, weightOf } from './importance.ts'
import { isMoved, moodOf } from './mood.ts'
import { type Allowed, quoteOf } from './references.ts'
import { isPutAside, isToTheListener, isWish } from './statements.ts'

/** Two that share so many of their words say the same. */
const SAME = 0.6
/** One of several sentences says enough with so many words; what is all that was said always does. */
const WORDS_ENOUGH = 2

interface Candidate {
  quote: string
  wish: boolean
  worth: number
  place: number
}

/**
 * What the person said, in at most two whole clauses of theirs: what they called the biggest, and what they wish for, the
 * last of either. Null when nothing of it can be quoted.
 */
export function summarise(answers: readonly HeardAnswer[], language: Language, allowed: Allowed): string | null {
  const all = candidates(answers, language, allowed)
  const wish = best(all.filter((each) => each.wish))
  const choice = chosenIn(answers)
  const matter = best(
    all.filter(
      (each) =>
        !each.wish &&
        (wish === null || !isSame(each.quote, wish.quote, language)) &&
        (choice === null || each.place >= choice.place || sharesWord(each.quote, choice.text, language)),
    ),
  )
  const quotes = [matter, wish].flatMap((each) => each?.quote ?? [])
  if (quotes.length === 0) return null
  return language === 'ja'
    ? quotes.map((quote) => `「${quote}」ということ`).join('、そして')
    : quotes.map((quote) => `“${quote}”`).join(', and ')
}

/** What the person chose when asked which thing is the biggest: what else they named is not read back to them. */
function chosenIn(answers: readonly HeardAnswer[]): { text: string; place: number } | null {
  const turn = answers.findLastIndex(
    ({ question, sentences }) =>
      (question?.meta.state === 'choose' ||
        (question?.meta.state === 'recommend' && question.meta.aspect === undefined)) &&
      sentences.some(isContent),
  )
  const text = answers[turn]?.message.content
  return text === undefined ? null : { text, place: turn * 100 }
}

function sharesWord(quote: string, text: string, language: Language): boolean {
  const words = new Set(contentWords(text, language).map((word) => stem(word)))
  return contentWords(quote, language).some((word) => words.has(stem(word)))
}

function best(all: readonly Candidate[]): Candidate | null {
  return all.toSorted((a, b) => b.worth - a.worth || b.place - a.place)[0] ?? null
}

/** A sentence in another language than the talk's cannot be read back in it; what was put aside is not what was meant. */
function candidates(answers: readonly HeardAnswer[], language: Language, allowed: Allowed): Candidate[] {
  return answers.flatMap(({ sentences, question, message }, turn) =>
    sentences.flatMap((sentence, index): Candidate[] => {
      const { text } = sentence
      if (!isContent(sentence) || sentence.language !== language) return []
      if (isPutAside(text, language) || isToTheListener(text, language)) return []
      const quote = quoteOf(sentence, allowed)
      if (quote === null || isPutAside(quote, language)) return []
      const words = contentWords(quote, language).length
      if (words === 0 || (sentences.length > 1 && words < WORDS_ENOUGH)) return []
      const wish = isWish(quote, language)
      const worth = wish ? turn : worthOf(sentence, question?.meta ?? {}, LISTING.has(message.meta.state), language)
      return worth <= 0 && !wish ? [] : [{ quote, wish, worth, place: turn * 100 + index }]
    }),
  )
}

/** What weighs most comes before all else someone said; an answer to a topic of the guide is noted as such. */
function worthOf(
  sentence: HeardAnswer['sentences'][number],
  asked: { aspect?: string | undefined; state?: string | undefined; must_ask?: number | undefined },
  listed: boolean,
  language: Language,
): number {
  const chosen = isChosen(sentence) ? 6 : 0
  if (asked.must_ask !== undefined) return chosen
  const choice = asked.state === 'recommend' || asked.state === 'choose' ? 3 : 0
  const reason = asked.aspect === 'reason' ? 2 : 0
  const felt = isMoved(moodOf([sentence])) ? 2 : 0
  const named = listed && asked.aspect === undefined ? 2 : 0
  const stated = sentence.statement === 'problem' || sentence.statement === 'value' ? 1 : 0
  return chosen + choice + reason + felt + named + stated + Math.min(3, weightOf(sentence.text, language)) / 2
}

function isSame(one: string, other: string, language: Language): boolean {
  if (one.includes(other) || other.includes(one)) return true
  const [a, b] = [new Set(contentWords(one, language)), new Set(contentWords(other, language))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, Math.min(a.size, b.size)) >= SAME
}
