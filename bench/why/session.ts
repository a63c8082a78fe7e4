import { decideTurn, type TurnDecision } from '#capabilities/why/turn/decide.ts'
import { askQuestion } from '#capabilities/why/asks/ask-question/ask.ts'
import { planTurn } from '#capabilities/why/asks/plan-turn/ask.ts'
import type { Anchor, QuestionType } from '#capabilities/why/contract.ts'
import type { GoalState, KnownInsight, Message, TurnInsight } from '#capabilities/why/asks/plan-turn/input.ts'
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

/** Holds a whole conversation with the built-in roles, in memory. */
export async function converse(person: Person, similarity: Similarity): Promise<Session> {
  const session: Session = { person, turns: [], insights: [], messages: [], hypotheses: { asked: 0, accepted: 0 } }
  let anchor: Anchor | null = null
  let goal: GoalState | null = null
  let previousQuestion: { text: string; type: QuestionType } | null = null
  let howWords: string[] = []
  let next = person.opening
  for (let turn = 0; turn <= 20; turn++) {
    const input = {
      language: person.language,
      turn,
      latest: next,
      anchor,
      previousGoal: goal,
      insights: known(session.insights),
      history: [...session.messages],
      previousQuestion,
      howWords,
      resumedAtTurn: null,
      similarity,
    }
    const plan = await planTurn.builtIn(input)
    const planned = await broken(planTurn, plan, input)
    const decision = await decideTurn(plan, input)
    for (const insight of decision.insights) upsert(session.insights, insight)
    session.messages.push({ role: 'user', content: next, turn })
    const question = decision.question === null ? null : await askQuestion.builtIn(decision.question)
    const asked =
      decision.question === null || question === null
        ? { hard: [], soft: [] }
        : await broken(askQuestion, question, decision.question)
    session.turns.push({
      turn,
      user: next,
      decision,
      question,
      questionType: decision.question?.questionType ?? null,
      broken: [...planned.hard, ...asked.hard],
      warned: [...planned.soft, ...asked.soft],
    })
    if (question === null) break
    session.messages.push({ role: 'assistant', content: question, turn })
    anchor ??= decision.anchor
    goal = decision.goal
    howWords = decision.goal.cognitive_filter.detected_how
    previousQuestion = { text: question, type: decision.question?.questionType ?? 'open' }
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
