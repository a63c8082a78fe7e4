import { MAX_REPLY_CHARACTERS } from '../../contract.ts'
import { questionOf } from '../../talk/transition.ts'
import { asksAboutUs, explanationsOf, shortAnswers } from './built-in/explanations.ts'
import { leadsFor } from './built-in/leads.ts'
import { questionsFor } from './built-in/questions.ts'
import type { ReplyInput } from './input.ts'
import { forbiddenIn } from './never-ask/forbidden.ts'
import { inTone, WORDING } from './wording/index.ts'

/** The reply without a model: a word about what was just said, and the next question. */
export function builtInReply(input: ReplyInput): string {
  const { guide, language, casual, spoken } = input
  const wording = WORDING[language]
  const voice = { language, tone: guide.tone, casual: casual && language === 'ja' }
  const before = spoken.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const start = beginning(input)
  const spokenAs = (lines: readonly string[]) => inTurn(lines, start).map((line) => inTone(line, voice))
  const isFresh = (sentence: string) => !before.some((said) => said.includes(sentence))
  const isAllowed = (sentence: string) => forbiddenIn(sentence, guide.neverAsk, guide.language) === null
  const { now, later } = asked(input)
  const questions = [...spokenAs(now), ...spokenAs(later)]
  const plainest = spokenAs(wording.questions.plainest)
  const question =
    questions.find((each) => isFresh(each) && isAllowed(each)) ??
    questions.find(isAllowed) ??
    plainest.find((each) => isFresh(each) && isAllowed(each)) ??
    plainest[0] ??
    ''
  const leads = spokenAs(leadLines(input))
  const lead = leads.find((each) => isFresh(each) && isAllowed(each)) ?? leads.find(isAllowed) ?? ''
  const whole = [lead, question].filter((part) => part !== '').join(language === 'en' ? ' ' : '')
  return whole.length <= MAX_REPLY_CHARACTERS ? whole : question
}

function asked(input: ReplyInput): ReturnType<typeof questionsFor> {
  const { questions, explanations } = WORDING[input.language]
  const question = questionOf(input.say)
  if (input.say.kind === 'ending') return { now: questions.ending, later: [] }
  const plain = questionsFor(question, input, questions)
  if (input.say.kind !== 'explain' || shortAnswers(input, explanations) !== null) return plain
  return { now: explanationsOf(question, input, explanations), later: [...plain.now, ...plain.later] }
}

function leadLines(input: ReplyInput): readonly string[] {
  const { leads, explanations } = WORDING[input.language]
  const asksUs = (input.kinds.has('question-back') || input.kinds.has('about-the-talk')) && asksAboutUs(input)
  const answers = input.say.kind === 'explain' || asksUs ? shortAnswers(input, explanations) : null
  return answers ?? leadsFor(input, leads)
}

/** Not every conversation begins its lists at the same place, and none keeps to one. */
function beginning({ spoken }: ReplyInput): number {
  const theirs = spoken.filter(({ role }) => role === 'user')
  return theirs.length + (theirs[0]?.content.length ?? 0)
}

/** The same list beginning elsewhere, so that not every conversation sounds alike. */
function inTurn(list: readonly string[], turn: number): string[] {
  const start = list.length === 0 ? 0 : turn % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
