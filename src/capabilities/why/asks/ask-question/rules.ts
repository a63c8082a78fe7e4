import { must, retry, type Rule } from '#kernel/gate/ask.ts'
import type { InterviewerInput } from './input.ts'
import { lettersOnly, wordingOverlap } from '../../reading/wording-overlap.ts'
import { fold, meansIn } from '../../reading/means.ts'
import { withoutQuotes } from '../../reading/quotes.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import { FORBIDDEN, MACHINERY, PRAISE_OR_ADVICE } from '../../reading/words/forbidden-words.ts'
import { englishWords } from '../../reading/words/patterns.ts'

type QuestionRule = Rule<InterviewerInput, string>

const REPEAT_FROM = 0.86

/** B1. The person's What may be named; a means may not, not even in their own words. */
const noHowWord: QuestionRule = must('cognitive_filter_violation', (question, input) => {
  const { what } = wishOf(input, input.anchorMessage)
  const found = meansIn(
    question,
    [...what, ...whatOnly(input)],
    input.filter.detected_how.filter((word) => !what.map(fold).includes(fold(word))),
  )
  return found.map((word) => `"${word}" is a means; ask about what it is for, without naming it`)
})

/** A model may call a means a What; only words of the first message can be the thing to be made. */
function whatOnly(input: InterviewerInput): string[] {
  const anchor = fold(input.anchorMessage)
  const how = new Set(input.filter.detected_how.map(fold))
  return input.filter.detected_what.filter((word) => anchor.includes(fold(word)) && !how.has(fold(word)))
}

/** B2, and a little more: one mark, and it ends the question. */
const oneQuestion: QuestionRule = must('miller_law_violation', (question) => {
  const marks = question.match(/[?？]/gu)?.length ?? 0
  if (marks !== 1) return `ask exactly one question, with one question mark (there are ${marks})`
  return /[?？]$/u.test(question.trim()) ? null : 'end with the question mark'
})

/** B3. */
const noEmotion: QuestionRule = must('character_violation', (question) => {
  const word = FORBIDDEN.exec(question)?.[0]
  return word === undefined ? null : `do not say "${word}": name no emotion for the person`
})

/** One sentence; two for an interpretation, an explanation, and behind a word to what somebody feels. */
const oneSentence: QuestionRule = must('one_sentence', (question, input) => {
  const text = withoutQuotes(question.trim())
  const ends = text.match(/[。！!](?=.)|\.(?=\s+\p{Lu})|\n+(?=.)/gsu)?.length ?? 0
  const most = input.questionType === 'hypothesis' || input.lead !== null || input.move === 'explain' ? 2 : 1
  return ends + 1 > most ? `at most ${most} sentence${most > 1 ? 's' : ''}` : null
})

const noLeak: QuestionRule = must('no_machinery', (question) => {
  if (MACHINERY.test(withoutQuotes(question))) return 'no JSON, score or internal name may reach the person'
  return /\d\s*[%％]/u.test(withoutQuotes(question)) ? 'no score may reach the person' : null
})

const asksOnly: QuestionRule = must('no_praise_no_advice', (question) => {
  const word = PRAISE_OR_ADVICE.exec(withoutQuotes(question))?.[0]
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

const OPTIONS = new RegExp(`それとも|どちらか|${englishWords(['or_is_it', 'or_rather', 'either'])}`, 'iu')
const openIsOpen: QuestionRule = retry('open_without_options', (question, input) => {
  if (input.questionType !== 'open') return null
  const text = withoutQuotes(question)
  return OPTIONS.test(text) || /つまり|ってこと[？?]/u.test(text)
    ? 'an open question offers no options and no interpretation'
    : null
})

const hypothesisAsks: QuestionRule = retry('hypothesis_not_asserted', (question, input) => {
  if (input.questionType !== 'hypothesis') return null
  const form =
    input.language === 'ja'
      ? /つまり|ってこと|合って|かな[？?]|イメージ/u
      : /^so\b|\bso\b|is that|right\?|do you mean|would you say/iu
  return form.test(question)
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
