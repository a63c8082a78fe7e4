import { must, retry, type Rule } from '#kernel/gate/ask.ts'
import type { InterviewerInput } from './input.ts'
import { lettersOnly, wordingOverlap } from '../../reading/wording-overlap.ts'
import { forbiddenMeans } from '../../reading/forbidden-means.ts'
import { withoutQuotes } from '../../reading/quotes.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import { emotionIn, praiseOrAdviceIn } from '../../reading/tone.ts'
import { MACHINERY } from '../../reading/words/forbidden-words.ts'

type QuestionRule = Rule<InterviewerInput, string>

const REPEAT_FROM = 0.86

/** B1. What is to be made may be named; a means of this talk may not, not even in the person's own words. */
const noHowWord: QuestionRule = must('cognitive_filter_violation', (question, input) => {
  const { what } = wishOf(input, input.anchorMessage)
  const found = forbiddenMeans(question, {
    what,
    how: input.filter.detected_how,
    anchor: input.anchorMessage,
    said: input.said,
  })
  return found.map((word) => `"${word}" is a means; ask about what it is for, without naming it`)
})

/** B2, and a little more: one mark, and it ends the question. */
const oneQuestion: QuestionRule = must('miller_law_violation', (question) => {
  const marks = question.match(/[?？]/gu)?.length ?? 0
  if (marks !== 1) return `ask exactly one question, with one question mark (there are ${marks})`
  return /[?？]$/u.test(question.trim()) ? null : 'end with the question mark'
})

/** B3. */
const noEmotion: QuestionRule = must('character_violation', (question, input) => {
  const word = emotionIn(question, wishOf(input, input.anchorMessage).topic)
  return word === undefined ? null : `do not say "${word}": name no emotion for the person`
})

/** One sentence; two for an interpretation, an explanation, and behind a word to what somebody feels. */
const oneSentence: QuestionRule = must('one_sentence', (question, input) => {
  const text = withoutQuotes(question.trim())
  const ends =
    text.match(/[。！!](?=.)|(?<!\b(?:mr|mrs|ms|dr|st|a\.m|p\.m|e\.g))\.(?=\s+\p{Lu})|\n+(?=.)/gisu)?.length ?? 0
  const most = input.questionType === 'hypothesis' || input.lead !== null || input.move === 'explain' ? 2 : 1
  return ends + 1 > most ? `at most ${most} sentence${most > 1 ? 's' : ''}` : null
})

const noLeak: QuestionRule = must('no_machinery', (question, input) => {
  if (MACHINERY.test(withoutQuotes(question))) return 'no JSON, score or internal name may reach the person'
  const said = input.said.join('\n').normalize('NFKC')
  const scores = [
    ...withoutQuotes(question)
      .normalize('NFKC')
      .matchAll(/\d+(?=\s*%)/gu),
  ].map(([number]) => number)
  return scores.some((number) => !said.includes(number)) ? 'no score may reach the person' : null
})

const asksOnly: QuestionRule = must('no_praise_no_advice', (question, { lead }) => {
  const word = praiseOrAdviceIn(withoutQuotes(question), lead !== null)
  return word === undefined ? null : `"${word}": neither praise, console nor advise; ask`
})

/** The same question in other words. The calibrated 0.7 means the same topic; a question repeated is much nearer. */
const SAME_QUESTION_FROM = 0.93

const notInOtherWords: QuestionRule = retry('no_paraphrase', async (question, input) => {
  for (const earlier of repeatable(input)) {
    if ((await input.similarity.compare(earlier, question)) >= SAME_QUESTION_FROM) {
      return `this says the same as an earlier question: ${JSON.stringify(earlier)}; take another angle`
    }
  }
  return null
})

/** A question that is opened again, or explained, may be said again. */
function repeatable({ move, asked }: InterviewerInput): readonly string[] {
  return move === 'again' || move === 'explain' ? [] : asked
}

const notAgain: QuestionRule = must('no_repeat', (question, input) => {
  const shape = lettersOnly(withoutQuotes(question))
  const again = repeatable(input).find((earlier) => {
    const earlierShape = lettersOnly(withoutQuotes(earlier))
    return (
      lettersOnly(earlier) === lettersOnly(question) ||
      wordingOverlap(earlier, question) >= REPEAT_FROM ||
      (shape.length > 5 && shape === earlierShape)
    )
  })
  return again === undefined
    ? null
    : `this was asked before: ${JSON.stringify(again)}; take another angle and other words`
})

const inLanguage: QuestionRule = must('language', (question, input) => {
  const own = withoutQuotes(question)
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(own)
  if (input.language === 'ja') return kana ? null : 'ask in Japanese'
  return !kana && /\p{Script=Latin}{2,}/u.test(own) ? null : 'ask in English'
})

const shortEnough: QuestionRule = must('length', (question) => {
  const length = Array.from(question.trim()).length
  return length >= 4 && length <= 300 ? null : 'a question has 4 to 300 characters'
})

const OPTIONS = /それとも|のどちらか|\beither\b.+\bor\b|,? or (?:is|was|are|were|do|does|did|rather|would) /iu
const openIsOpen: QuestionRule = retry('open_without_options', (question, input) => {
  if (input.questionType !== 'open') return null
  const text = withoutQuotes(question)
  return OPTIONS.test(text) || /つまり|ってこと[？?]/u.test(text)
    ? 'an open question offers no options and no interpretation'
    : null
})

/** Asks for something instead of offering it: なぜ, 何, どう; what, why, how at the head of the sentence. */
const ASKS_FOR_JA =
  /なぜ|なんで|どうして|何(?!か|とか|度|も|と[いか言])|なに(?!か|も)|どう(?!しても|か|にか)|どんな|どこ(?!か)|いつ(?!も|か|まで)|誰(?!か|も|が?いつ)|だれ(?!か|も)|どれ(?!か|も)|どの/u
const ASKS_FOR_EN = /^(?:so,? |and,? |but,? )?(?:what|why|how|when|where|who|whom|whose|which)\b/iu
const CONFIRMS =
  /ってこと|ということ|って(?:感じ|理解|意味|話)|という(?:感じ|理解|認識|意味|話|わけ)|合って|つまり|要するに|\b(?:is|isn't|was|am|do|does|did|have|would) (?:that|this|it|i|you)\b|\bfair to say\b|\b(?:right|correct|true)\?/iu

const hypothesisAsks: QuestionRule = retry('hypothesis_not_asserted', (question, input) => {
  if (input.questionType !== 'hypothesis' || input.move === 'explain') return null
  const own = withoutQuotes(question.trim())
  const last = own.split(/(?<=[。！!])|(?<=\.)\s+/u).at(-1) ?? own
  const asksFor = input.language === 'ja' ? ASKS_FOR_JA.test(last) : ASKS_FOR_EN.test(last)
  return !asksFor || CONFIRMS.test(own)
    ? null
    : 'offer one interpretation in their words and ask whether it is right (つまり〜ってこと？ / So …, is that it?)'
})

export const interviewerRules: readonly QuestionRule[] = [
  noHowWord,
  oneQuestion,
  noEmotion,
  oneSentence,
  noLeak,
  asksOnly,
  notAgain,
  notInOtherWords,
  inLanguage,
  shortEnough,
  openIsOpen,
  hypothesisAsks,
]

/** Whether a question keeps every Must rule: the built-in chooses among candidates by it. */
export function isAskable(question: string, input: InterviewerInput): boolean {
  return interviewerRules.every((rule) => {
    if (rule.strength !== 'must') return true
    const complaint = rule.check(question, input)
    return complaint === null || complaint === undefined || (Array.isArray(complaint) && complaint.length === 0)
  })
}
