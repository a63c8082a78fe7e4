import { askQuestion } from '#capabilities/why/asks/ask-question/ask.ts'
import type { InterviewerInput } from '#capabilities/why/asks/ask-question/input.ts'
import { takenAs } from '#capabilities/why/asks/ask-question/reads-back.ts'
import { planBuiltIn } from '#capabilities/why/asks/plan-turn/built-in.ts'
import type { GoalState, Message, PlannerInput, TurnInsight } from '#capabilities/why/asks/plan-turn/input.ts'
import type { ReporterInput } from '#capabilities/why/asks/write-report/shape.ts'
import type { Anchor } from '#capabilities/why/contract.ts'
import { synthesize } from '#capabilities/why/insights/synthesize.ts'
import type { About } from '#capabilities/why/talk/moves.ts'
import { talkOf } from '#capabilities/why/talk/talk.ts'
import { decideTurn } from '#capabilities/why/turn/decide.ts'
import { lineBeside } from '#capabilities/why/turn/question-for.ts'
import { routeOf } from '#capabilities/why/turn/route.ts'
import type { Similarity } from '../../src/text/index.ts'
import type { ScriptedTalk } from './talks.ts'

/** What one message of a talk gives to ask for. */
export interface Moment {
  /** Null when the message is no turn. */
  plan: PlannerInput | null
  question: InterviewerInput | null
  mayReadBack: boolean
}

export interface Replayed {
  moments: Moment[]
  report: ReporterInput | null
}

/**
 * A talk with the built-in roles: the state a model would find before each message, and at the end. Where a model that was there read
 * back, and might, the talk goes on from that.
 */
export async function replay(
  talk: ScriptedTalk,
  similarity: Similarity,
  readBackAt: ReadonlyMap<number, string> = new Map(),
): Promise<Replayed> {
  const moments: Moment[] = []
  const history: Message[] = []
  let insights: TurnInsight[] = []
  let anchor: Anchor | null = null
  let goal: GoalState | null = null
  let asked: { text: string; type: 'open' | 'hypothesis'; about: About } | null = null
  let [turn, beside] = [0, 0]
  for (const latest of talk.said) {
    const input: PlannerInput = {
      language: talk.language,
      turn,
      latest,
      anchor,
      previousGoal: goal,
      insights: insights.map(({ label, layer, strength, quote }) => ({ label, layer, strength, quotes: [quote] })),
      history: [...history],
      previousQuestion: asked,
      howWords: goal?.cognitive_filter.detected_how ?? [],
      resumedAtTurn: null,
      similarity,
    }
    const heard = await talkOf(input)
    const route = routeOf(heard, anchor !== null, beside)
    if (route.to === 'end') break
    const counts = route.to === 'turn'
    const decision = await decideTurn(await planBuiltIn(input), input)
    const { mayReadBack } = decision
    const due = route.to === 'beside' ? lineBeside(route.next, heard, input) : decision.question
    const next = decision.question === null ? null : { ...decision.question, mayReadBack }
    moments.push({ plan: counts ? { ...input, next } : null, question: due, mayReadBack: counts && mayReadBack })
    const said = readBackAt.get(moments.length - 1)
    const line = due !== null && counts && mayReadBack && said !== undefined ? takenAs(due, said) : due
    if (counts) {
      const fresh = decision.insights.filter(({ label }) => !insights.some((known) => known.label === label))
      insights = [...insights.filter(({ label }) => !decision.rejected.includes(label)), ...fresh]
      anchor ??= decision.anchor
      goal = decision.goal
      turn++
    }
    beside = counts ? 0 : beside + 1
    history.push({ role: 'user', content: latest, turn, heard: { counts, linked: counts && decision.linked } })
    if (line === null) break
    const text = await askQuestion.builtIn(line)
    asked = { text, type: line.questionType, about: { move: line.move, slot: line.slot, asks: line.asks } }
    history.push({ role: 'assistant', content: text, turn, about: asked.about })
  }
  return { moments, report: await reportOf(talk, insights, goal, history, similarity) }
}

async function reportOf(
  talk: ScriptedTalk,
  insights: readonly TurnInsight[],
  goal: GoalState | null,
  history: readonly Message[],
  similarity: Similarity,
): Promise<ReporterInput | null> {
  if (goal === null || insights.length === 0) return null
  const said = history.filter(({ role, heard }) => role === 'user' && heard?.linked !== false).map((m) => m.content)
  const stored = insights.map((insight, n) => ({ ...insight, id: `${n}`, quotes: [insight.quote] }))
  const shown = await synthesize(stored, said[0] ?? '', similarity)
  return {
    language: talk.language,
    sessionPurpose: goal.session_purpose,
    insights: shown.map((insight) => Object.assign({ slider_weight: null, weight: insight.strength }, insight)),
    said,
    anchorMessage: said[0] ?? '',
    howWords: goal.cognitive_filter.detected_how,
    openQuestions: goal.active_sub_questions.filter(({ status }) => status === 'active').map((q) => q.question),
  }
}
