import type { Language } from '../../../contract.ts'
import { isMoved } from '../../../talk/quoting/mood.ts'
import { isAnswer } from '../../../talk/spoken.ts'
import type { Question } from '../../../talk/transition.ts'
import type { ReplyInput } from '../input.ts'
import { fill, type Questions } from '../wording/index.ts'
import { studySubject } from '../wording/study-subject.ts'
import { topicWords } from './topic-words.ts'

/** Ways to ask what is to be asked, those that fit what was said so far; further ones for when these are used up. */
export function questionsFor(
  question: Question,
  input: ReplyInput,
  questions: Questions,
): { now: readonly string[]; later: readonly string[] } {
  const only = (now: readonly string[], later: readonly string[] = []) => ({ now, later })
  switch (question.kind) {
    case 'opening':
      return only(named(questions.openingAgain, input), named(questions.first, input))
    case 'enumerate':
      if (input.items.length === 0) return only(named(questions.first, input), named(questions.openingAgain, input))
      return isMoved(input.mood) ? only(questions.moreGently, questions.more) : only(questions.more)
    case 'recommend':
      return only(question.why ? reasons(input, questions) : recommendations(input, questions))
    case 'choose':
      return only(input.items.length > 1 ? questions.choose : questions.chooseAny, questions.chooseAny)
    case 'deepen':
      return only(questions.aspects[question.aspect][input.matter])
    case 'must_ask':
      return only(topicQuestions(input, question, questions))
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

const THIS: Readonly<Record<Language, string>> = { ja: 'このこと', en: 'this' }

function named(lines: readonly string[], { guide, language }: ReplyInput): string[] {
  const subject = studySubject(guide.name, language) ?? THIS[language]
  return lines.map((line) => fill(line, subject))
}

function recommendations(input: ReplyInput, questions: Questions): readonly string[] {
  return input.items.length === 0 ? named(questions.first, input) : questions.recommend
}

/** Of something the person does not do it is asked why, not why it matters. */
function reasons(input: ReplyInput, questions: Questions): readonly string[] {
  const { important, matter } = input
  return important !== null && matter === 'matter' && !quotedBefore(input)
    ? questions.recommendWhy.map((line) => fill(line, important))
    : questions.aspects.reason[matter]
}

function summaries({ summary, told }: ReplyInput, questions: Questions): readonly string[] {
  if (summary !== null) return questions.summary.map((line) => fill(line, summary))
  return told ? questions.summaryPlain : questions.summaryNothing
}

function topicQuestions(
  { topic, guide, language }: ReplyInput,
  { again, brushed }: Extract<Question, { kind: 'must_ask' }>,
  questions: Questions,
): readonly string[] {
  const { words, shape } = topicWords(topic ?? guide.goal, language)
  const lines = {
    thing: [questions.topic, questions.topicAgain, questions.topicBrushed],
    clause: [questions.topicClause, questions.topicClauseAgain, questions.topicClauseBrushed],
    question: [questions.topicQuestion, questions.topicQuestionAgain, questions.topicQuestionBrushed],
  }[shape]
  const asked = lines[again ? 1 : brushed === true ? 2 : 0] ?? []
  return asked.map((line) => fill(line, words))
}
