import { clip, echoOf, nested } from '../../../talk/quoting/echo.ts'
import { saysNothing } from '../../../talk/hearing/says-nothing.ts'
import { isQuestion } from '../../../talk/hearing/topic-touched.ts'
import { answersIn, hasSaidAnything } from '../../../talk/hear.ts'
import type { ReplyInput } from '../input.ts'
import { fill, type Wording } from '../wording/index.ts'

const QUOTED_CHARACTERS = { ja: 44, en: 80 }
const TOPIC_CHARACTERS = 220

/** Ways to ask what is to be asked, those that fit what was said so far; further ones for when these are used up. */
export function questionsFor(
  input: ReplyInput,
  wording: Wording,
): { now: readonly string[]; later: readonly string[] } {
  const { say, items, topic, guide, summary, spoken } = input
  const only = (now: readonly string[], later: readonly string[] = []) => ({ now, later })
  switch (say.kind) {
    case 'opening':
      return only(wording.openingAgain, wording.first)
    case 'enumerate':
      if (items.length === 0) return only(wording.first)
      return saidSomething(input)
        ? only([...wording.more, ...wording.moreLikeIt], wording.first)
        : only(wording.more, wording.first)
    case 'recommend':
      return only(recommendations(input, wording))
    case 'choose':
      return only(choices(input, wording))
    case 'deepen':
      return only((hasSaidAnything(spoken) ? wording.aspects : wording.aspectsOfNothing)[say.aspect])
    case 'must_ask':
      return only(topicQuestions(topic ?? guide.goal, say.again, input, wording))
    case 'summary':
      return only(
        summary === null ? wording.summaryNothing : wording.summary.map((template) => fill(template, summary)),
      )
  }
}

function saidSomething({ latest }: ReplyInput): boolean {
  return latest !== null && !saysNothing(latest)
}

function recommendations({ mostImportant, items, guide }: ReplyInput, wording: Wording): readonly string[] {
  if (mostImportant === null) return wording.recommendNothing
  const { language } = guide
  const words = echoOf(mostImportant, language) ?? nested(clip(mostImportant, QUOTED_CHARACTERS[language]), language)
  return (items.length > 1 ? wording.recommend : wording.recommendOne).map((template) => fill(template, words))
}

/** What was named instead of what was recommended is a thing to choose as well. */
function choices({ items, spoken }: ReplyInput, wording: Wording): readonly string[] {
  const instead = answersIn(spoken, 'recommend').filter((answer) => !saysNothing(answer)).length
  const named = items.length + instead
  return named === 0 ? wording.chooseAny : named === 1 ? wording.chooseOne : wording.choose
}

/** A topic may be a thing to ask about or a question as it stands. */
function topicQuestions(topic: string, again: boolean, { guide }: ReplyInput, wording: Wording): string[] {
  const line = topic.replaceAll(/\s+/gu, ' ').trim()
  if (!isQuestion(line)) {
    const words = nested(clip(line, TOPIC_CHARACTERS), guide.language)
    return (again ? wording.topicAgain : wording.topic).map((template) => fill(template, words))
  }
  const mark = guide.language === 'ja' ? '？' : '?'
  const question = /[？?]$/u.test(line) ? line : `${line.replace(/[。.]$/u, '')}${mark}`
  return (again ? wording.topicQuestionAgain : wording.topicQuestion).map((template) => fill(template, question))
}
