import type { Language } from '../../../contract.ts'
import { type AskedMove, MOVES_OF, OF_A_LOSS, WEIGHS_MOST } from '../../../talk/judged/step-moves.ts'
import type { Question } from '../../../talk/transition.ts'
import type { ReplyInput } from '../input.ts'
import { fill, type Questions } from '../wording/index.ts'
import { studySubject } from '../wording/study-subject.ts'
import { topicWords } from './topic-words.ts'

/** Ways to ask what is to be asked, those that fit best; further ones for when these are used up. */
interface Ways {
  now: readonly string[]
  later: readonly string[]
}

export function questionsFor(question: Question, input: ReplyInput, questions: Questions): Ways {
  const only = (now: readonly string[], later: readonly string[] = []): Ways => ({ now, later })
  switch (question.kind) {
    case 'opening':
      return only(named(questions.openingAgain, input), named(questions.first, input))
    case 'enumerate':
      if (input.items.length === 0) return only(named(questions.first, input), named(questions.openingAgain, input))
      // Only of a loss nobody is asked for further things at once: a small feeling is made heavy by that.
      if (input.mood !== 'loss') return only(questions.more)
      return mostFitting(OF_A_LOSS, input, questions, { more: questions.moreGently })
    case 'recommend':
      return question.why ? reasons(input, questions) : recommendations(input, questions)
    case 'choose':
      if (input.items.length < 2) return only(questions.chooseAny)
      return mostFitting(WEIGHS_MOST, input, questions, { 'care-most': questions.choose })
    case 'deepen':
      return question.aspect === 'reason'
        ? reasons(input, questions)
        : mostFitting(MOVES_OF[question.aspect], input, questions)
    case 'room':
      return only(questions.room)
    case 'must_ask':
      return only(topicQuestions(input, question, questions))
    case 'summary':
      return only(summaries(input, questions))
  }
}

/** Of the ways that do what is due, the one that fits best what was said. */
function mostFitting(
  ways: readonly AskedMove[],
  { moves }: ReplyInput,
  questions: Questions,
  said: Partial<Questions['moves']> = {},
): Ways {
  const [now = [], ...later] = moves
    .filter((move) => ways.includes(move))
    .map((move) => said[move] ?? questions.moves[move])
  return { now, later: later.flat() }
}

const THIS: Readonly<Record<Language, string>> = { ja: 'このこと', en: 'this' }

function named(lines: readonly string[], { guide, language }: ReplyInput): string[] {
  const subject = studySubject(guide.name, language) ?? THIS[language]
  return lines.map((line) => fill(line, subject))
}

function recommendations(input: ReplyInput, questions: Questions): Ways {
  if (input.items.length === 0) return { now: named(questions.first, input), later: [] }
  return mostFitting(WEIGHS_MOST, input, questions, { 'care-most': questions.recommend })
}

/** Of something the person does not do it is asked why, not why it matters. */
function reasons(input: ReplyInput, questions: Questions): Ways {
  const ways = mostFitting(MOVES_OF.reason, input, questions)
  return input.matter === 'absence' ? { now: questions.whyNot, later: [...ways.now, ...ways.later] } : ways
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
    quoted: [questions.topicQuoted, questions.topicQuotedAgain, questions.topicQuoted],
  }[shape]
  const asked = lines[again ? 1 : brushed === true ? 2 : 0] ?? []
  return asked.map((line) => fill(line, words))
}
