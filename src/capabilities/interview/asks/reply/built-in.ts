import { MAX_REPLY_CHARACTERS } from '../../contract.ts'
import { forbiddenIn } from './never-ask.ts'
import { questionsFor } from './built-in/questions.ts'
import type { ReplyInput } from './input.ts'
import { WORDING, fill, type Wording } from './wording/index.ts'
import { closesOnly } from '../../talk/hearing/closing-words.ts'
import { echoOf } from '../../talk/quoting/echo.ts'
import { agreesOnly, asksBack, isOpeningSignal, isOutburst, isUnclear } from '../../talk/hearing/short-answers.ts'

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

/** What may be said about the last answer before the next question: nothing, where the question says it itself. */
function leadsFor({ say, latest, summary, guide }: ReplyInput, wording: Wording): readonly string[] {
  if (say.kind === 'opening' || (say.kind === 'must_ask' && say.again)) return []
  if (say.kind === 'summary' && summary === null) return []
  if (latest === null) return wording.afterSkip
  if (closesOnly(latest)) return wording.afterNothing
  if (agreesOnly(latest) || isOpeningSignal(latest)) return wording.agreed
  if (isUnclear(latest)) return wording.afterUnclear
  if (isOutburst(latest)) return wording.afterOutburst
  if (asksBack(latest)) return wording.afterQuestion
  // Here the question itself is about the person's words.
  if (say.kind === 'recommend' || say.kind === 'summary') return wording.takesNote
  const words = echoOf(latest, guide.language)
  if (words === null || forbiddenIn(words, guide.neverAsk, guide.language) !== null) return wording.takesNote
  return wording.picksUp.map((template) => fill(template, words))
}
