import { decideTurn, type TurnDecision } from '#capabilities/why/turn/decide.ts'
import { lineBeside } from '#capabilities/why/turn/question-for.ts'
import { routeOf } from '#capabilities/why/turn/route.ts'
import type { About, Move } from '#capabilities/why/talk/moves.ts'
import { talkOf } from '#capabilities/why/talk/talk.ts'
import type { InterviewerInput } from '#capabilities/why/asks/ask-question/input.ts'
import { askQuestion } from '#capabilities/why/asks/ask-question/ask.ts'
import { planTurn } from '#capabilities/why/asks/plan-turn/ask.ts'
import type { Anchor, QuestionType } from '#capabilities/why/contract.ts'
import type {
  GoalState,
  KnownInsight,
  Message,
  PlannerInput,
  TurnInsight,
} from '#capabilities/why/asks/plan-turn/input.ts'
import type { Ask } from '#kernel/gate/ask.ts'
import type { Similarity } from '../../src/text/index.ts'
import { brokenRules } from '../../test/support/why/inputs.ts'
import type { Person } from './person.ts'

export interface Turn {
  turn: number
  user: string
  decision: TurnDecision
  question: string | null
  questionType: QuestionType | null
  move: Move | null
  /** Names of the rules that the built-in answers broke. */
  broken: string[]
  warned: string[]
}

export interface Session {
  person: Person
  turns: Turn[]
  insights: TurnInsight[]
  messages: Message[]
  hypotheses: { asked: number; accepted: number }
}

const MOST_MESSAGES = 20

/** Holds a whole conversation with the built-in roles, in memory. */
export async function converse(person: Person, similarity: Similarity): Promise<Session> {
  const session: Session = { person, turns: [], insights: [], messages: [], hypotheses: { asked: 0, accepted: 0 } }
  let anchor: Anchor | null = null
  let goal: GoalState | null = null
  let previousQuestion: { text: string; type: QuestionType; about: About } | null = null
  let next = person.opening
  let turn = 0
  let beside = 0
  for (let sent = 0; sent <= MOST_MESSAGES; sent++) {
    const input: PlannerInput = {
      language: person.language,
      turn,
      latest: next,
      anchor,
      previousGoal: goal,
      insights: known(session.insights),
      history: [...session.messages],
      previousQuestion,
      howWords: goal?.cognitive_filter.detected_how ?? [],
      resumedAtTurn: null,
      similarity,
    }
    const talk = await talkOf(input)
    const route = routeOf(talk, anchor !== null, beside)
    if (route.to === 'end') break
    const plan = await planTurn.builtIn(input)
    const planned = await broken(planTurn, plan, input)
    const decision = await decideTurn(plan, input)
    const counts = route.to === 'turn'
    const line: InterviewerInput | null = route.to === 'turn' ? decision.question : lineBeside(route.next, talk, input)
    if (counts) {
      session.insights = session.insights.filter(({ label }) => !decision.rejected.includes(label))
      for (const insight of decision.insights) upsert(session.insights, insight)
    }
    session.messages.push({ role: 'user', content: next, turn, heard: { counts, linked: counts && decision.linked } })
    const question = line === null ? null : await askQuestion.builtIn(line)
    const asked =
      line === null || question === null ? { hard: [], soft: [] } : await broken(askQuestion, question, line)
    session.turns.push({
      turn,
      user: next,
      decision,
      question,
      questionType: line?.questionType ?? null,
      move: line?.move ?? null,
      broken: [...planned.hard, ...asked.hard],
      warned: [...planned.soft, ...asked.soft],
    })
    if (question === null || line === null) break
    const isOpenAgain = (line.move === 'again' || line.move === 'explain') && talk.last !== null
    const about: About =
      isOpenAgain && talk.last !== null ? talk.last : { move: line.move, slot: line.slot, asks: line.asks }
    session.messages.push({ role: 'assistant', content: question, turn, about })
    beside = counts ? 0 : beside + 1
    if (counts) {
      anchor ??= decision.anchor
      goal = decision.goal
      turn++
    }
    previousQuestion = { text: question, type: line.questionType, about }
    next = replyOf(person, previousQuestion, session)
  }
  return session
}

function replyOf(person: Person, question: { text: string; type: QuestionType }, session: Session): string {
  const open = session.turns.length - 1 - session.hypotheses.asked
  if (question.type === 'open') return person.answers[open % person.answers.length] ?? ''
  session.hypotheses.asked++
  const accepted = person.core.some((word) => question.text.includes(word))
  if (accepted) session.hypotheses.accepted++
  return accepted ? person.yes : person.no
}

function known(insights: readonly TurnInsight[]): KnownInsight[] {
  return insights.map(({ label, layer, strength, quote }) => ({ label, layer, strength, quotes: [quote] }))
}

function upsert(insights: TurnInsight[], insight: TurnInsight): void {
  const at = insights.findIndex((known) => known.label === insight.label)
  if (at < 0) insights.push(insight)
  else insights[at] = insight
}

export async function broken<I, T>(ask: Ask<I, T>, value: T, input: I): Promise<{ hard: string[]; soft: string[] }> {
  const { must, other } = await brokenRules(ask, value, input)
  const named = (name: string): string => `${ask.name}: ${name}`
  return { hard: must.map(named), soft: other.map(named) }
}
