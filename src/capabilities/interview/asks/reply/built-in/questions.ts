import { isQuestion } from '../../../talk/hearing/topic-touched.ts'
import { isAnswer } from '../../../talk/spoken.ts'
import type { Question } from '../../../talk/transition.ts'
import type { ReplyInput } from '../input.ts'
import { fill, type Questions } from '../wording/index.ts'

const TOPIC_CHARACTERS = 220

/** Ways to ask what is to be asked, those that fit what was said so far; further ones for when these are used up. */
export function questionsFor(
  question: Question,
  input: ReplyInput,
  questions: Questions,
): { now: readonly string[]; later: readonly string[] } {
  const only = (now: readonly string[], later: readonly string[] = []) => ({ now, later })
  switch (question.kind) {
    case 'opening':
      return only(questions.openingAgain, questions.first)
    case 'enumerate':
      if (input.items.length === 0) return only(questions.first, questions.openingAgain)
      return input.mood === 'loss' || input.mood === 'hard'
        ? only(questions.moreGently, questions.more)
        : only(questions.more)
    case 'recommend':
      return only(question.why ? reasons(input, questions) : recommendations(input, questions))
    case 'choose':
      return only(input.items.length > 1 ? questions.choose : questions.chooseAny, questions.chooseAny)
    case 'deepen':
      return only(questions.aspects[question.aspect][input.matter])
    case 'must_ask':
      return only(topicQuestions(input.topic ?? input.guide.goal, question.again, questions))
    case 'summary':
      return only(summaries(input, questions))
  }
}

/** Words of the person's stood in the question before: then not in this one. */
export function quotedBefore({ spoken }: ReplyInput): boolean {
  const before = spoken.findLast(({ role }) => role === 'assistant')
  const theirs = spoken.filter(isAnswer).map(({ content }) => content)
  const quotes = before?.content.match(/「[^「」]+」|“[^“”]+”/gu) ?? []
  return quotes.some((quote) => theirs.some((said) => said.includes(quote.slice(1, -1))))
}

function recommendations(input: ReplyInput, questions: Questions): readonly string[] {
  const { items, important } = input
  if (items.length === 0) return questions.recommendNothing
  const { quote, noun } = important
  if (quote !== null && !quotedBefore(input)) return questions.recommend.map((line) => fill(line, quote))
  if (noun !== null) return questions.recommendAbout.map((line) => fill(line, noun))
  return questions.recommendPlain
}

function reasons(input: ReplyInput, questions: Questions): readonly string[] {
  const { quote } = input.important
  return quote !== null && !quotedBefore(input)
    ? questions.recommendWhy.map((line) => fill(line, quote))
    : questions.recommendWhyPlain
}

function summaries({ summary, told }: ReplyInput, questions: Questions): readonly string[] {
  if (summary !== null) return questions.summary.map((line) => fill(line, summary))
  return told ? questions.summaryPlain : questions.summaryNothing
}

/** A topic may be a thing to ask about or a question as it stands. */
function topicQuestions(topic: string, again: boolean, questions: Questions): readonly string[] {
  const words = shortTopic(topic)
  if (isQuestion(topic)) {
    return (again ? questions.topicQuestionAgain : questions.topicQuestion).map((line) => fill(line, asked(words)))
  }
  return (again ? questions.topicAgain : questions.topic).map((line) => fill(line, words))
}

export function shortTopic(topic: string): string {
  const line = topic.trim()
  return line.length <= TOPIC_CHARACTERS ? line : `${line.slice(0, TOPIC_CHARACTERS - 1)}…`
}

/** A question as the guide words it ends in a mark. */
function asked(topic: string): string {
  const bare = topic.replace(/[。.\s]+$/u, '')
  if (/[？?]$/u.test(bare)) return bare
  return /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]/u.test(bare) ? `${bare}？` : `${bare}?`
}
