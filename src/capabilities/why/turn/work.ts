import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Accepted, Finding, MadeAnswer } from '#kernel/gate/index.ts'
import type { AcceptedMessage } from './accept.ts'
import { sessionStream, type Stage } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import { type InsightChange, joinInsights, showInsights } from '../insights/changes.ts'
import { throwRefusal } from '../asks/refusal.ts'
import { decideTurn, type TurnDecision } from './decide.ts'
import { askQuestion } from '../asks/ask-question/ask.ts'
import { planTurn } from '../asks/plan-turn/ask.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import type { PlannerInput } from '../asks/plan-turn/input.ts'
import type { SessionRows } from '../rows/sessions.ts'
import { anchorState, conversation, goalState, readSession, type SessionState } from '../sessions/state.ts'

interface Found {
  state: SessionState
  plan: Accepted<PlannerOutput>
  decision: TurnDecision
  question: MadeAnswer<string> | null
  /** Those this turn changed. */
  insights: InsightChange[]
  warnings: Finding[]
}

let made: (found: Found) => TurnWork

/** What a turn found out. Made in this file alone, from answers the gate accepted; T2 stores nothing else. */
export class TurnWork {
  static {
    made = (found) => new TurnWork(found)
  }

  readonly #found: Found

  private constructor(found: Found) {
    this.#found = found
  }

  get found(): Found {
    return this.#found
  }
}

/** Planner → server's decision → interviewer. Stores nothing, so it can be run again after a crash. */
export async function takeTurn(
  deps: WhyDeps,
  ctx: Context,
  sessionId: string,
  accepted: AcceptedMessage,
  seen: SessionRows | undefined,
): Promise<TurnWork> {
  const state = await readSession(deps.store.db, deps.evidence, ctx, sessionId, seen)
  const input = plannerInput(deps, state, accepted)
  const stage = (name: Stage) =>
    deps.live.show(ctx, sessionStream.of(sessionId), { type: 'stage', data: { stage: name, turn: accepted.turn } })

  stage('understanding')
  const planned = await deps.gate.ask(ctx, planTurn, input, { subjectId: sessionId })
  if (!planned.ok) return throwRefusal(planned, 'PLANNER_PARSE_ERROR')
  const decision = await decideTurn(planned.accepted.value, input)
  const warnings = [...planned.accepted.warnings]

  let question: MadeAnswer<string> | null = null
  if (decision.question !== null) {
    stage('wording')
    const worded = await deps.gate.ask(ctx, askQuestion, decision.question, { subjectId: sessionId })
    if (!worded.ok) return throwRefusal(worded, 'AI_ERROR')
    question = worded
    warnings.push(...worded.accepted.warnings)
  }
  const joined = joinInsights(ctx, state, decision.insights)
  const insights =
    decision.phase === 'SLIDER'
      ? await showInsights(joined, firstMessage(input), deps.similarity)
      : joined.filter((change) => change.newQuotes.length > 0)
  return made({ state, plan: planned.accepted, decision, question, insights, warnings })
}

function firstMessage(input: PlannerInput): string {
  return input.anchor?.original_message ?? input.latest
}

function plannerInput(deps: WhyDeps, state: SessionState, accepted: AcceptedMessage): PlannerInput {
  const message = state.messages.find((each) => each.id === accepted.messageId)
  if (message === undefined) throw new NazeError('SESSION_NOT_FOUND', 'The message of this turn is gone.')
  const before = state.messages.filter((each) => each.position < message.position)
  const history = conversation(before)
  const asked = before.findLast((each) => each.role === 'assistant' && each.metadata.opening !== true)
  return {
    language: state.session.language,
    turn: accepted.turn,
    latest: message.content,
    anchor: state.anchor === undefined ? null : anchorState(state.anchor),
    previousGoal: state.goal === undefined ? null : goalState(state.goal),
    insights: state.insights.map(({ row, quotes }) => ({
      label: row.label,
      layer: row.layer,
      strength: row.strength,
      quotes,
    })),
    history,
    previousQuestion:
      asked === undefined ? null : { text: asked.content, type: asked.metadata.question_type ?? 'open' },
    howWords: state.goal === undefined ? [] : goalState(state.goal).cognitive_filter.detected_how,
    resumedAtTurn: state.session.metadata.resumed?.turn ?? null,
    similarity: deps.similarity,
  }
}
