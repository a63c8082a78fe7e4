import { assertedIn, withoutAddress } from '#listening/index.ts'
import type { JudgedSentence, TalkReading } from '#listening/moves/read-talk.ts'
import { contentWords, stem } from '#text/index.ts'
import type { Language } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { asksWhatWeighs, type Heart, heartsOf, isBeside, LONGEST_HEART } from './hearts.ts'
import { type Allowed, quoteOf } from './references.ts'

/** Below this nothing stands out, and an open question is better than a wrong quotation; beside what was chosen less is enough. */
const STANDS_OUT = { alone: 0.9, beside: 0.5 }
/** So near to each other, both are said. */
const AS_HEAVY = 0.4
/** From here on two clauses say the same. */
const SAME = 0.5

/**
 * What the person called the biggest, and what they then said weighs most of it, in whole clauses of theirs. Null when nothing stands
 * out that can be quoted.
 */
export function summarise(
  answers: readonly HeardAnswer[],
  language: Language,
  allowed: Allowed,
  reading: TalkReading | null,
  topics: readonly string[] = [],
): string | null {
  const hearts = heartsOf(answers, language, allowed, judgedIn(reading), topics)
  const named = namedHeart(answers, language, allowed)
  const chosen =
    named === null
      ? pair(
          hearts.filter(({ weight }) => weight >= STANDS_OUT.alone),
          language,
        )
      : besides(
          named,
          hearts.filter(({ weight }) => weight >= STANDS_OUT.beside),
          language,
        )
  return chosen.length === 0 ? null : asQuoted(chosen, language)
}

interface Named {
  quote: string
  turn: number
}

/** Why the chosen thing weighs stands beside it, where it was said with it or after it. */
function besides(named: Named, hearts: readonly Heart[], language: Language): string[] {
  const others = hearts.filter(({ quote, turn }) => turn >= named.turn && !isSame(quote, named.quote, language))
  const [heart] = others
  if (heart === undefined) return [named.quote]
  // Who gave two reasons in one breath is told both: what they are reasons for is plain from them.
  const both = pair(
    others.filter(({ turn, at, quote }) => turn === heart.turn && (at !== heart.at || quote === heart.quote)),
    language,
  )
  return both.length > 1 ? both : [named.quote, heart.quote]
}

/** One clause, or two that weigh alike, as they were said. */
function pair([first, ...rest]: readonly Heart[], language: Language): string[] {
  if (first === undefined) return []
  const second = rest.find(
    ({ weight, quote }) => weight >= first.weight - AS_HEAVY && !isSame(quote, first.quote, language),
  )
  if (second === undefined) return [first.quote]
  return [first, second].sort((a, b) => a.turn - b.turn || a.at - b.at).map(({ quote }) => quote)
}

function isSame(a: string, b: string, language: Language): boolean {
  if (a.includes(b) || b.includes(a)) return true
  const [one, other] = [a, b].map((text) => new Set(contentWords(text, language).map(stem)))
  if (one === undefined || other === undefined || one.size === 0 || other.size === 0) return true
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.min(one.size, other.size) > SAME
}

function asQuoted(quotes: readonly string[], language: Language): string {
  if (language === 'en') return quotes.map((quote) => `“${quote.replace(/[“”"]/gu, "'")}”`).join(', and ')
  const inner = quotes.map((quote) => `「${quote.replaceAll('「', '『').replaceAll('」', '』')}」`)
  return `${inner.join('、そして')}ということ`
}

/** What was said to the question what weighs most; null when that was not asked, not answered, or cannot be quoted. */
function namedHeart(answers: readonly HeardAnswer[], language: Language, allowed: Allowed): Named | null {
  const turn = answers.findLastIndex(({ question, sentences }) => asksWhatWeighs(question) && sentences.some(isContent))
  const answer = answers[turn]
  if (answer === undefined || answer.language !== language) return null
  const { heart, rest } = assertedIn(answer.sentences, language, answer.question?.content)
  if (heart === null) return null
  const whole = quoteOf({ ...heart, kind: 'content' }, allowed, LONGEST_HEART[language])
  const things = [heart, ...answer.sentences.filter(isContent), ...rest].flatMap(
    ({ text }) => thingNamed(withoutAddress(text), allowed) ?? [],
  )
  const quote = [whole, ...things].find((each) => each !== null && !isBeside(each, language))
  return quote === undefined || quote === null ? null : { quote, turn }
}

/** "The people on the tills", 「分別を間違えた袋」: a thing with its article or its own words, and no sentence. */
function thingNamed(text: string, allowed: Allowed): string | null {
  const said = text.trim().replace(/[\s.。!！,、]+$/u, '')
  const isThing =
    /^(?:the|my|our|their|his|her|a|an|these|those) (?:[\p{L}\p{N}][\p{L}\p{N}'’-]*\s?){1,7}$/iu.test(said) ||
    /^[^、。「」…]{2,24}(?:[\p{Script=Han}\p{Script=Katakana}ー]|こと)$/u.test(said)
  return isThing && allowed(said) ? said : null
}

function judgedIn(reading: TalkReading | null): JudgedSentence[] {
  if (reading === null) return []
  return Array.from({ length: reading.latest + 1 }, (_, turn) => reading.judged(turn)).flat()
}
