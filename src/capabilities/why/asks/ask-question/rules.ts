import { must, retry, type Rule } from '#kernel/gate/ask.ts'
import {
  askedClauses,
  asksPersonal,
  type Ground,
  maskBroken,
  misconduct,
  notPlain,
  otherLanguage,
  madeUp,
  turnedRound,
  ungrounded,
  unsaidIllness,
} from '#listening/manners/index.ts'
import { questionGround } from '../ground.ts'
import { asksForSomething, lastSentence } from './reads-back.ts'
import { toldAlready } from './told-already.ts'
import type { InterviewerInput } from './input.ts'
import { lettersOnly, wordingOverlap } from '../../reading/wording-overlap.ts'
import { forbiddenMeans } from '../../reading/forbidden-means.ts'
import { withoutQuotes } from '../../reading/quotes.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import { ABOUT_NAZE } from '../../talk/about-naze.ts'
import { sharesWord } from '../../talk/link.ts'
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
  const isRead = input.questionType === 'hypothesis' || input.move === 'explain'
  const most = 1 + Number(isRead) + Number(input.lead !== null)
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

/** Why they came at all: asked once, whatever the words. */
const ORIGIN =
  /(?:なぜ|なんで|どうして|きっかけ|そもそも)[^？?]*(?:思(?:った|われた|いた)|しよう|たい|始め)|(?:思(?:った|われた)|たい)[^？?]*(?:きっかけ|理由|のはなぜ|のはどうして)|\b(?:why|what (?:made|makes|prompted|led|brought)|how come)\b[^?]*\b(?:want|wish|decide|idea|thinking of|think of|come up with)/iu

function asksOrigin(question: string): boolean {
  return ORIGIN.test(withoutQuotes(question))
}

const notAgain: QuestionRule = must('no_repeat', (question, input) => {
  const shape = lettersOnly(withoutQuotes(question))
  const again = repeatable(input).find((earlier) => {
    const earlierShape = lettersOnly(withoutQuotes(earlier))
    return (
      lettersOnly(earlier) === lettersOnly(question) ||
      wordingOverlap(earlier, question) >= REPEAT_FROM ||
      (shape.length > 5 && shape === earlierShape) ||
      (asksOrigin(earlier) && asksOrigin(question) && sharesWord(earlier, question))
    )
  })
  return again === undefined
    ? null
    : `this was asked before: ${JSON.stringify(again)}; take another angle and other words`
})

const inLanguage: QuestionRule = must('language', (question, input) => {
  const own = withoutQuotes(question)
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(own)
  if (input.language === 'ja' && !kana) return 'ask in Japanese'
  if (input.language === 'en' && !/\p{Script=Latin}{2,}/u.test(own)) return 'ask in English'
  return otherLanguage(question, groundFor(input))
})

const shortEnough: QuestionRule = must('length', (question) => {
  const length = Array.from(question.trim()).length
  return length >= 4 && length <= 300 ? null : 'a question has 4 to 300 characters'
})

const OPTIONS =
  /それとも|あるいは|または|のどちらか|どっちか|(?<!何|なに|どこ|誰|いつ)(?:の|です|ます)か、[^、？?]{1,24}か[？?]|\beither\b.+\bor\b|\bwhether\b.+\bor\b|,? or (?:is|was|are|were|do|does|did|rather|would|just|maybe|perhaps|more|mainly|because|something|the|a|an|to|that|it|they|your) /iu
/** It tells the person how it is and wants a nod. */
const NODS =
  /つまり|要するに|(?:ってこと|ということ|ってわけ|というわけ|んじゃない|のではない|ではありません|じゃないです|じゃありません)(?:ですか)?[？?]|(?:^|[,;—–-]\s*|\b(?:that|this|it|i|you|all|still|am i|is that|is it|is this) )(?:right|correct|true|no|yes|agreed)\?$|\b(?:isn|aren|wasn|weren|don|doesn|didn|won|wouldn|can|couldn|haven|hasn)['’]t (?:it|you|they|he|she|that|there|we)\?$|(?:です|だ)よね[？?]|でしょ[？?]/iu
/** An open question asks for something, or at least whether there is something. */
const OPENS: Readonly<Record<InterviewerInput['language'], RegExp>> = {
  ja: /何|なに|なん(?:で|と|の)|どう|どん|どこ|どれ|どの|どなた|いかが|いつ|誰|だれ|なぜ|いくつ|いくら|(?:教え|聞かせ|話し)て|きっかけ|(?:もの|こと)(?:は|が|って)(?:あ|ござ)|もう少し|ほかに|手を打/u,
  en: /\b(?:what|why|how|when|where|who|whom|whose|which|tell|describe|walk|take me|say (?:a little |some |a bit )?more|go into|anything|something|someone|is there|was there|were there|are there|has there|a time|ever)\b/iu,
}
const openIsOpen: QuestionRule = must('open_without_options', (question, input) => {
  if (!isOpen(input)) return null
  const asked = lastSentence(withoutQuotes(question))
  if (OPTIONS.test(asked)) return 'an open question offers no options'
  return NODS.test(asked) || !OPENS[input.language].test(asked)
    ? 'an open question offers no interpretation: ask what, how or why'
    : null
})

/** Before the wish is known it is asked for in two words at once; an explanation says what it meant. */
function isOpen({ questionType, move, anchorMessage }: InterviewerInput): boolean {
  return questionType === 'open' && move !== 'explain' && anchorMessage !== ''
}

/** 何も, “if nothing changed”, どこが違ったか: no question of its own. */
const NO_QUESTION =
  /(?:何|誰|どこ|なに|いつ)も(?!の)|(?:たら|れば|なら|えば|と)$|か$|^(?:leaving|setting|apart|aside|besides|given|whatever|regardless|no matter|knowing)\b/u

/** Two questions in one: “What does it lead to, and who pays for it?” */
const oneThing: QuestionRule = must('one_thing', (question, input) => {
  if (!isOpen(input)) return null
  const asked = askedClauses(lastSentence(withoutQuotes(question)).toLowerCase(), input.language)
  const own = asked.filter((clause) => !NO_QUESTION.test(clause.trim()))
  return own.length > 1 ? `ask one thing, not ${own.length}` : null
})

const notTold: QuestionRule = must('already_told', (question, input) => {
  const told = isOpen(input) && input.move !== 'again' ? toldAlready(question, input) : null
  return told === null ? null : `they have told that: ${JSON.stringify(told)}`
})

const WH_CLAUSE = /\b(?:what|why|how|when|where|who|whom|whose|which)\b[^,;.?]*/giu
const CONFIRMS =
  /ってこと|ということ|って(?:感じ|理解|意味|話)|という(?:感じ|理解|認識|意味|話|わけ)|合って|つまり|要するに|\b(?:is|isn't|was|am|do|does|did|have|would) (?:that|this|it|i|you)\b|\bfair to say\b|\b(?:right|correct|true)\?/iu

const hypothesisAsks: QuestionRule = must('hypothesis_not_asserted', (question, input) => {
  if (input.questionType !== 'hypothesis' || input.move === 'explain') return null
  const own = withoutQuotes(question.trim())
  // “Why do you …” confirms nothing.
  return !asksForSomething(own, input.language) || CONFIRMS.test(own.replace(WH_CLAUSE, ' '))
    ? null
    : 'offer one interpretation in their words and ask whether it is right (つまり〜ってこと？ / So …, is that it?)'
})

const grounds = new WeakMap<InterviewerInput, Ground>()

function groundFor(input: InterviewerInput): Ground {
  const known = grounds.get(input)
  if (known !== undefined) return known
  const named = input.noun === null ? [] : [input.noun]
  const said = [input.anchorMessage, ...input.said, ...named, ...input.points.flatMap(({ quotes }) => quotes)]
  // Who asks about naze is told about it, in words nobody said.
  const gives = input.move === 'explain' || isAboutNaze(input.lead) ? 'example' : 'nothing'
  const ground = questionGround({ language: input.language, said, asked: input.asked }, gives)
  grounds.set(input, ground)
  return ground
}

function isAboutNaze(lead: InterviewerInput['lead']): boolean {
  return ABOUT_NAZE.some((each) => each === lead)
}

/** The manners of everything naze says, whoever says it. */
const manners: readonly QuestionRule[] = [
  must('plain_text', (question, input) => notPlain(question, groundFor(input))),
  must('personal_data', (question, input) => asksPersonal(question, groundFor(input))),
  must('conduct', (question, input) => {
    const ground = groundFor(input)
    return [...misconduct(question, ground), ...unsaidIllness(question, ground)]
  }),
  must('known_masks', (question, input) => maskBroken(question, groundFor(input))),
  must('grounded', (question, input) => ungrounded(question, groundFor(input))),
  must('own_words', (question, input) => madeUp(question, groundFor(input))),
  must('turned_round', (question, input) =>
    turnedRound(question, groundFor(input), input.questionType === 'hypothesis'),
  ),
]

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
  oneThing,
  notTold,
  hypothesisAsks,
  ...manners,
]

/** Whether a question keeps every Must rule: the built-in chooses among candidates by it. */
export function isAskable(question: string, input: InterviewerInput): boolean {
  return interviewerRules.every((rule) => {
    if (rule.strength !== 'must') return true
    const complaint = rule.check(question, input)
    return complaint === null || complaint === undefined || (Array.isArray(complaint) && complaint.length === 0)
  })
}
