import { echoOf } from '../talk/echo.ts'
import { isClosing } from '../talk/closing-words.ts'
import { isOpeningSignal, isUnclear } from '../talk/short-answers.ts'
import { forbiddenIn } from './never-ask.ts'
import type { ReplyInput } from './reply-input.ts'
import { fill, type Wording, WORDING } from './wording/index.ts'

/** The reply without a model: what the person just said, picked up in their own words, and the next question. */
export function builtInReply(input: ReplyInput): string {
  const { language, tone, neverAsk } = input.guide
  const wording = WORDING[language][tone]
  const before = input.spoken.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const turn = input.spoken.filter(({ role }) => role === 'user').length
  const isFresh = (sentence: string) => !before.some((said) => said.includes(sentence))
  const isAllowed = (sentence: string) => forbiddenIn(sentence, neverAsk, language) === null
  const questions = inTurn(questionsFor(input, wording), turn)
  const question =
    questions.find((each) => isFresh(each) && isAllowed(each)) ??
    questions.find(isAllowed) ??
    wording.plainest.find((each) => isFresh(each) && isAllowed(each)) ??
    wording.plainest[0] ??
    ''
  const leads = inTurn(leadsFor(input, wording), turn)
  const lead = leads.find((each) => isFresh(each) && isAllowed(each)) ?? leads.find(isAllowed) ?? ''
  return [lead, question].filter((part) => part !== '').join(language === 'en' ? ' ' : '')
}

/** The same list beginning elsewhere, so that not every conversation sounds alike. */
function inTurn(list: readonly string[], turn: number): string[] {
  const start = list.length === 0 ? 0 : turn % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

function leadsFor({ say, latest, guide }: ReplyInput, wording: Wording): readonly string[] {
  if (say.kind === 'opening' || (say.kind === 'must_ask' && say.again)) return []
  if (latest === null) return wording.afterSkip
  const quotes = say.kind !== 'recommend' && say.kind !== 'summary'
  const words =
    quotes && !isClosing(latest) && !isUnclear(latest) && !isOpeningSignal(latest)
      ? echoOf(latest, guide.language)
      : null
  if (words === null || forbiddenIn(words, guide.neverAsk, guide.language) !== null) return wording.takesNote
  return wording.picksUp.map((template) => fill(template, words))
}

function questionsFor({ say, mostImportant, summary, topic, guide }: ReplyInput, wording: Wording): readonly string[] {
  switch (say.kind) {
    case 'opening':
      return wording.openingAgain
    case 'enumerate':
      return wording.more
    case 'recommend':
      return mostImportant === null
        ? wording.recommendNothing
        : wording.recommend.map((template) =>
            fill(template, echoOf(mostImportant, guide.language) ?? inner(mostImportant)),
          )
    case 'choose':
      return wording.choose
    case 'deepen':
      return wording.aspects[say.aspect]
    case 'must_ask':
      return topicQuestions(topic ?? guide.goal, say.again, wording)
    case 'summary':
      return summary === null ? wording.summaryNothing : wording.summary.map((template) => fill(template, summary))
  }
}

/** A topic may be a thing to ask about or a question as it stands. */
function topicQuestions(topic: string, again: boolean, wording: Wording): string[] {
  const bare = inner(topic).replace(/[？?]+$/u, '')
  const isQuestion = /[？?]\s*$|(?:です|ます|でしょう|ません)か[。]?\s*$/u.test(topic)
  if (!isQuestion) return (again ? wording.topicAgain : wording.topic).map((template) => fill(template, bare))
  const question = /[？?]\s*$/u.test(topic) ? topic.trim() : `${topic.trim().replace(/。$/u, '')}？`
  return (again ? wording.topicQuestionAgain : wording.topicQuestion).map((template) => fill(template, question))
}

function inner(words: string): string {
  const most = 80
  const line = words.replaceAll(/\s*\n+\s*/gu, ' ').trim()
  return line.length <= most ? line : (echoOf(line, /[ぁ-ん]/u.test(line) ? 'ja' : 'en') ?? line.slice(0, most))
}
