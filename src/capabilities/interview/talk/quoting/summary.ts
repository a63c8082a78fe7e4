import type { JudgedSentence, TalkReading } from '#listening/moves/read-talk.ts'
import { assertedIn } from '#listening/index.ts'
import { tellingWords } from '../../asks/find-themes/built-in/common-words.ts'
import type { Language } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { takenBack } from './corrections.ts'
import { isChosen } from './importance.ts'
import { type Allowed, quoteOf } from './references.ts'
import { isPutAside, isToTheListener } from './statements.ts'
import type { Spoken } from '../spoken.ts'

/** Where the heart of it cannot be quoted, only what comes near it stands for it. */
const NEAR_THE_HEART = 1
/** More likely than not said of others, as background, or taken back. */
const NOT_THEIRS = 0.5
/** What someone calls the biggest themselves comes before what is guessed. */
const CHOSEN = 1

/** Read back alone, nobody knows what it speaks of. */
const REFERS_BACK = /^(?:それ|これ|あれ|そこ|そっち|そんな|そう)|^(?:that|this|which|those|these)\b/iu

interface Candidate {
  quote: string
  main: number
  place: number
}

/** What the person called the biggest, in one whole clause of theirs, else the heart of what they told. Null when that cannot be quoted. */
export function summarise(
  answers: readonly HeardAnswer[],
  language: Language,
  allowed: Allowed,
  reading: TalkReading | null,
): string | null {
  const judged = judgedIn(reading)
  const named = namedHeart(answers, language, allowed)
  if (named !== null) return asQuoted(named, language)
  const all = candidates(answers, language, allowed, judged).toSorted((a, b) => b.main - a.main || b.place - a.place)
  const [heart] = all
  const top = Math.max(...judged.map(({ main }) => main))
  return heart === undefined || heart.main < top - NEAR_THE_HEART ? null : asQuoted(heart.quote, language)
}

function asQuoted(quote: string, language: Language): string {
  return language === 'ja' ? `「${quote}」ということ` : `“${quote}”`
}

const HEDGED =
  /^(?:(?:probably|i'?d say|i should say|i suppose(?: it'?s that)?|i guess|maybe|i think|mostly|definitely|well|oh|yeah),?\s+)+|^(?:やっぱり?|やはり|まあ|たぶん|うーん)[、\s]*/iu

const SOFTENED = /(?:でしょう|だろう|やろ|です)?(?:かな|かね|なあ?|ね)*[。！!笑w\s]*$/u

/** What was said to the question what weighs most; null when that was not asked, not answered, or cannot be quoted. */
function namedHeart(answers: readonly HeardAnswer[], language: Language, allowed: Allowed): string | null {
  const answer = answers.findLast(({ question, sentences }) => asksWhatWeighs(question) && sentences.some(isContent))
  if (answer === undefined || answer.language !== language) return null
  const { heart } = assertedIn(answer.sentences, language)
  if (heart === null) return null
  const text = heart.text.replace(HEDGED, '').replace(SOFTENED, '')
  return quoteOf({ ...heart, text, kind: 'content' }, allowed)
}

function asksWhatWeighs(question: Spoken | undefined): boolean {
  const { state, aspect } = question?.meta ?? {}
  return state === 'choose' || (state === 'recommend' && aspect !== 'reason')
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
      return [{ quote, main, place: turn * 100 + index }]
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
