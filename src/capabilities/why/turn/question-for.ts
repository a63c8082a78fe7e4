import { topicNoun } from '#listening/index.ts'
import type { InterviewerInput } from '../asks/ask-question/input.ts'
import type { GoalState, KnownInsight, PlannerInput } from '../asks/plan-turn/input.ts'
import { anchorMessage, askedOf, saidBy } from '../asks/plan-turn/said.ts'
import { wishOf } from '../reading/wish/read-wish.ts'
import type { NextMove } from '../talk/next-move.ts'
import { isSayable } from '../talk/quote.ts'
import type { Talk } from '../talk/talk.ts'

/** Everything the next line is worded from. */
export function questionFor(
  next: NextMove,
  talk: Talk,
  input: PlannerInput,
  goal: GoalState,
  points: readonly KnownInsight[],
): InterviewerInput {
  const anchor = anchorMessage(input)
  const { what } = wishOf(input, anchor)
  const vocabulary = { what, how: goal.cognitive_filter.detected_how }
  const asked = askedOf(input)
  return {
    language: talk.language,
    register: talk.register,
    turn: input.turn,
    move: next.move,
    slot: next.slot,
    asks: next.asks,
    lead: next.lead,
    noun: nounOf(talk, next, vocabulary),
    points,
    sessionPurpose: goal.session_purpose,
    questionType: next.move === 'read-back' ? 'hypothesis' : 'open',
    subQuestions: goal.active_sub_questions,
    filter: goal.cognitive_filter,
    anchorMessage: anchor,
    latest: input.latest,
    said: saidBy(input),
    asked,
    similarity: input.similarity,
  }
}

const NO_NAME =
  /^(?:先[週月日]|去年|今年|来年|今度|最近|昨日|今日|毎[日週月年]|休日|週末|夏|冬|春|秋)|^the (?:same|other|last|next|first|whole|rest|middle)\b/iu

/** A noun that names what was said, as far as one stands out. */
function nounOf(
  talk: Talk,
  next: NextMove,
  vocabulary: { what: readonly string[]; how: readonly string[] },
): string | null {
  if (next.move === 'probe') return wordOf(next, vocabulary)
  const sentences = next.move === 'bridge' ? talk.latest.content : next.heard === null ? [] : [next.heard.sentence]
  for (const sentence of sentences) {
    const noun = topicNoun(sentence)
    if (noun === null || NO_NAME.test(noun) || !isSayable(noun, vocabulary)) continue
    if (sentence.language === 'en' || Array.from(noun).length >= 2) return noun
  }
  return null
}

const SAYS_NOTHING =
  /^(?:fine|ok(?:ay)?|good|bad|nothing|quiet|me|him|her|yes|no|sure|right|maybe)$|^(?:普通|別に|まあ|いい|ない)/iu

/** The one word that was said, as it was said. */
function wordOf({ heard }: NextMove, vocabulary: { what: readonly string[]; how: readonly string[] }): string | null {
  const word = heard?.sentence.text.replace(/[\s。．.！!、,w笑]+$/u, '') ?? ''
  const bare = word.replace(/(?:です|だよ|だね|や|だ|かな)$/u, '')
  // 「見逃したから」 says why; it names nothing that could be asked about by that name.
  if (/(?:から|ので|けど|のに|たら|れば|[てでし]|って|とか|[たるいう])$/u.test(bare)) return null
  return bare.length >= 2 && !SAYS_NOTHING.test(bare) && isSayable(bare, vocabulary) ? bare : null
}

/** What to say when the message was no answer, and to somebody who comes back from the sliders. */
export function lineBeside(next: NextMove, talk: Talk, input: PlannerInput): InterviewerInput {
  const goal = input.previousGoal ?? NOTHING_YET
  const line = questionFor(next, talk, input, goal, [])
  const isFirst = input.anchor === null
  const wasReadBack = next.move === 'explain' && input.previousQuestion?.type === 'hypothesis'
  return {
    ...line,
    anchorMessage: isFirst ? '' : line.anchorMessage,
    questionType:
      wasReadBack || (next.move === 'again' && input.previousQuestion?.type === 'hypothesis') ? 'hypothesis' : 'open',
  }
}

const NOTHING_YET: GoalState = {
  mgu: 0,
  sqc: 0,
  question_type: 'open',
  session_purpose: '',
  active_sub_questions: [],
  cognitive_filter: { detected_how: [], detected_what: [] },
}
