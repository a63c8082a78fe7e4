import {
  asksPersonal,
  maskBroken,
  misconduct,
  notPlain,
  otherLanguage,
  ownWords,
  turnedRound,
  ungrounded,
} from '#listening/manners/index.ts'
import { normalise } from '#text/index.ts'
import { must, type PrefixRule, retry, type Rule, should } from '#kernel/gate/index.ts'
import { questionOf } from '../../../talk/transition.ts'
import { forbiddenIn } from '../never-ask/forbidden.ts'
import type { ReplyInput } from '../input.ts'
import { replyGround } from './ground.ts'
import { asksOn, notOneQuestion } from './one-question.ts'
import { offStep } from './step.ts'

const SHORT_ENOUGH = 260

function askingForbidden(text: string, { guide }: ReplyInput): string | null {
  const topic = forbiddenIn(text, guide.neverAsk, guide.language)
  return topic === null ? null : `speaks of "${topic}", which this interview never asks about`
}

function saidBefore(text: string, { spoken }: ReplyInput): string | null {
  const said = spoken.filter(({ role }) => role === 'assistant').map(({ content }) => normalise(content))
  return said.includes(normalise(text)) ? 'says word for word what was said before' : null
}

/** The summary is told although it is asked. */
function says(text: string, input: ReplyInput): string[] {
  return turnedRound(text, replyGround(input), questionOf(input.say).kind === 'summary')
}

/** What faces a stranger. Each Must is told to the model in `prompt/`, with an example of either side. */
export const replyRules: readonly Rule<ReplyInput, string>[] = [
  must('never-ask', askingForbidden),
  must('plain-text', (text, input) => notPlain(text, replyGround(input))),
  must('language', (text, input) => otherLanguage(text, replyGround(input))),
  must('one-question', notOneQuestion),
  must('personal-data', (text, input) => asksPersonal(text, replyGround(input))),
  must('conduct', (text, input) => misconduct(text, replyGround(input))),
  must('known-masks', (text, input) => maskBroken(text, replyGround(input))),
  must('grounded', (text, input) => ungrounded(text, replyGround(input))),
  must('own-words', (text, input) => ownWords(text, replyGround(input))),
  must('turned-round', says),
  must('step', offStep),
  retry('new-words', saidBefore),
  should('short', (text) => (text.length > SHORT_ENOUGH ? 'is longer than a chat message should be' : null)),
]

/** On every growing draft: what may not be accepted may not be seen either. */
export const replyPrefixRules: readonly PrefixRule<ReplyInput>[] = [
  { name: 'never-ask', check: askingForbidden },
  { name: 'plain-text', check: (text, input) => notPlain(text, replyGround(input)) },
  { name: 'language', check: (text, input) => otherLanguage(wholeWords(text), replyGround(input)) },
  { name: 'one-question', check: asksOn },
  { name: 'personal-data', check: (text, input) => asksPersonal(text, replyGround(input), true) },
  { name: 'conduct', check: (text, input) => misconduct(text, replyGround(input)) },
  { name: 'known-masks', check: (text, input) => maskBroken(text, replyGround(input)) },
  { name: 'grounded', check: (text, input) => ungrounded(wholeWords(text), replyGround(input)) },
  { name: 'own-words', check: (text, input) => ownWords(wholeClauses(text), replyGround(input)) },
  { name: 'turned-round', check: (text, input) => says(wholeSentences(text), input) },
  // A question is seen when it is whole, and then it is the step's or it is not.
  { name: 'step', check: (text, input) => (/[?？]\s*$/u.test(text) ? offStep(text, input) : null) },
]

/** Words of Japanese have no ends of their own: what is cut in the middle reads as another. */
function wholeClauses(text: string): string {
  return /^[\s\S]*[。、！？!?,.:;\n]/u.exec(text)?.[0] ?? ''
}

/** Whether a clause denies or asks is known at the end of its sentence. */
function wholeSentences(text: string): string {
  return /^[\s\S]*[。！？!?.\n]/u.exec(text)?.[0] ?? ''
}

/** The last word of a draft may still grow: “Goo” is no name yet, “1” may become “12”. */
function wholeWords(text: string): string {
  return text.replace(
    /(?:[\p{Script=Latin}'’-]+|[\p{Script=Katakana}ー]+|[\d.,]+|[一二三四五六七八九十百千万]+|[「“"『][^」”"』]*)$/u,
    '',
  )
}
