import type { JudgedSentence, TalkReading } from '#listening/moves/read-talk.ts'
import { contentWords } from '#text/index.ts'
import { tellingWords } from '../../asks/find-themes/built-in/common-words.ts'
import type { Language } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { takenBack } from './corrections.ts'
import { isChosen } from './importance.ts'
import { type Allowed, quoteOf } from './references.ts'
import { isPutAside, isToTheListener } from './statements.ts'

/** Two that share so many of their words say the same. */
const SAME = 0.6
/** A second clause is said back only if somebody writing down this person's reasons would write it down. */
const A_REASON = 0.5
/** Where the heart of it cannot be quoted, only what comes near it stands for it. */
const NEAR_THE_HEART = 1
/** More likely than not said of others, as background, or taken back. */
const NOT_THEIRS = 0.5
/** What someone calls the biggest themselves comes before what is guessed. */
const CHOSEN = 1

/** A neutral circumstance is nobody's reason. */
const TELLS_WHY: ReadonlySet<JudgedSentence['states']> = new Set<JudgedSentence['states']>([
  'wish',
  'problem',
  'consequence',
  'event',
  'feeling',
  'value',
])

/** Read back alone, nobody knows what it speaks of. */
const REFERS_BACK = /^(?:それ|これ|あれ|そこ|そっち|そんな|そう)|^(?:that|this|which|those|these)\b/iu

interface Candidate {
  quote: string
  states: JudgedSentence['states']
  main: number
  reason: number
  place: number
}

/**
 * What the person said, in at most two whole clauses of theirs: the heart of it, and another reason where one was given.
 * Null when nothing of it can be quoted.
 */
export function summarise(
  answers: readonly HeardAnswer[],
  language: Language,
  allowed: Allowed,
  reading: TalkReading | null,
): string | null {
  const judged = judgedIn(reading)
  const all = candidates(answers, language, allowed, judged).toSorted((a, b) => b.main - a.main || b.place - a.place)
  const [heart] = all
  const top = Math.max(...judged.map(({ main }) => main))
  if (heart === undefined || heart.main < top - NEAR_THE_HEART) return null
  const second = all
    .slice(1)
    .find(
      ({ quote, reason, states }) =>
        reason >= A_REASON && TELLS_WHY.has(states) && !isSame(quote, heart.quote, language),
    )
  const quotes = [heart, ...(second === undefined ? [] : [second])]
    .toSorted((a, b) => a.place - b.place)
    .map(({ quote }) => quote)
  return language === 'ja'
    ? quotes.map((quote) => `「${quote}」ということ`).join('、そして')
    : quotes.map((quote) => `“${quote}”`).join(', and ')
}

/** A sentence in another language than the talk's cannot be read back in it; what was put aside is not what was meant. */
function candidates(
  answers: readonly HeardAnswer[],
  language: Language,
  allowed: Allowed,
  all: readonly JudgedSentence[],
): Candidate[] {
  const isTakenBack = takenBack(answers, language)
  return answers.flatMap(({ sentences, question }, turn) =>
    sentences.flatMap((sentence, index): Candidate[] => {
      const { text } = sentence
      if (!isContent(sentence) || sentence.language !== language || question?.meta.must_ask !== undefined) return []
      if (isPutAside(text, language) || isToTheListener(text, language) || isTakenBack(text, turn)) return []
      const judged = judgedAs(text, all)
      if ((judged?.notTheirs ?? 0) >= NOT_THEIRS) return []
      const quote = quoteOf(sentence, allowed)
      if (
        quote === null ||
        REFERS_BACK.test(quote) ||
        isPutAside(quote, language) ||
        tellingWords(quote, language).length === 0
      )
        return []
      const main = (judged?.main ?? 0) + (isChosen(sentence) ? CHOSEN : 0)
      return [{ quote, main, states: judged?.states ?? 'fact', reason: judged?.reason ?? 0, place: turn * 100 + index }]
    }),
  )
}

function judgedIn(reading: TalkReading | null): JudgedSentence[] {
  if (reading === null) return []
  return Array.from({ length: reading.latest + 1 }, (_, turn) => reading.judged(turn)).flat()
}

function judgedAs(text: string, all: readonly JudgedSentence[]): JudgedSentence | undefined {
  return (
    all.find((each) => each.text === text) ?? all.find((each) => each.text.includes(text) || text.includes(each.text))
  )
}

function isSame(one: string, other: string, language: Language): boolean {
  if (one.includes(other) || other.includes(one)) return true
  const [a, b] = [new Set(contentWords(one, language)), new Set(contentWords(other, language))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, Math.min(a.size, b.size)) >= SAME
}
