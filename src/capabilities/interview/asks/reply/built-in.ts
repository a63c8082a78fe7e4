import { MAX_REPLY_CHARACTERS } from '../../contract.ts'
import { leadsFor } from './built-in/leads.ts'
import { forbiddenIn } from './never-ask.ts'
import { questionsFor } from './built-in/questions.ts'
import type { ReplyInput } from './input.ts'
import { WORDING } from './wording/index.ts'

/** The reply without a model: what the person just said, picked up in their own words, and the next question. */
export function builtInReply(input: ReplyInput): string {
  const { language, tone, neverAsk } = input.guide
  const wording = WORDING[language][tone]
  const before = input.spoken.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const turn = input.spoken.filter(({ role }) => role === 'user').length
  const isFresh = (sentence: string) => !before.some((said) => said.includes(sentence))
  const isAllowed = (sentence: string) => forbiddenIn(sentence, neverAsk, language) === null
  const { now, later } = questionsFor(input, wording)
  const questions = [...inTurn(now, turn), ...inTurn(later, turn)]
  const question =
    questions.find((each) => isFresh(each) && isAllowed(each)) ??
    questions.find(isAllowed) ??
    wording.plainest.find((each) => isFresh(each) && isAllowed(each)) ??
    wording.plainest[0] ??
    ''
  const leads = inTurn(leadsFor(input, wording), turn)
  const lead = leads.find((each) => isFresh(each) && isAllowed(each)) ?? leads.find(isAllowed) ?? ''
  const whole = [lead, question].filter((part) => part !== '').join(language === 'en' ? ' ' : '')
  return whole.length <= MAX_REPLY_CHARACTERS ? whole : question
}

/** The same list beginning elsewhere, so that not every conversation sounds alike. */
function inTurn(list: readonly string[], turn: number): string[] {
  const start = list.length === 0 ? 0 : turn % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
