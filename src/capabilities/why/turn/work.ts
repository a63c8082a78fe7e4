import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import type { Accepted, Finding, MadeAnswer } from '#kernel/gate/index.ts'
import type { AcceptedMessage } from './accept.ts'
import { type Language, type ProcessOutput, type QuestionType, sessionStream, type Stage } from '../contract.ts'
import type { WhyDeps } from '../deps.ts'
import { type InsightChange, joinInsights, showInsights } from '../insights/changes.ts'
import { throwRefusal } from '../asks/refusal.ts'
import { decideTurn, isTurnedDown, type TurnDecision } from './decide.ts'
import { askQuestion } from '../asks/ask-question/ask.ts'
import type { InterviewerInput } from '../asks/ask-question/input.ts'
import { planTurn } from '../asks/plan-turn/ask.ts'
import { planBuiltIn } from '../asks/plan-turn/built-in.ts'
import type { Asking } from '#kernel/gate/model-waits.ts'
import type { PlannerOutput } from '../asks/plan-turn/schema.ts'
import type { PlannerInput } from '../asks/plan-turn/input.ts'
import { isTurn } from '../rows/messages.ts'
import type { SessionRows } from '../rows/sessions.ts'
import { anchorState, conversation, goalState, readSession, type SessionState } from '../sessions/state.ts'
import type { About, HeardAs } from '../talk/moves.ts'
import { type Talk, talkOf } from '../talk/talk.ts'
import { lineBeside } from './question-for.ts'
import { routeOf } from './route.ts'

interface Found {
  state: SessionState
  phase: ProcessOutput['phase']
  /** In which the talk goes on. */
  language: Language
  heard: HeardAs
  /** Null when the message was no turn: nothing is concluded from it. */
  concluded: { plan: Accepted<PlannerOutput>; source: 'built-in' | 'model'; decision: TurnDecision } | null
  question: { made: MadeAnswer<string>; type: QuestionType; about: About } | null
  /** Those this turn changed. */
  insights: InsightChange[]
  /** Ids of those the person took back. */
  rejected: string[]
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

/** Hearing → planner → server's decision → interviewer. Stores nothing, so it can be run again after a crash. */
export async function takeTurn(
  deps: WhyDeps,
  asking: Asking,
  ctx: Context,
  sessionId: string,
  accepted: AcceptedMessage,
  seen: SessionRows | undefined,
): Promise<TurnWork> {
  const state = await readSession(deps.store.db, deps.evidence, ctx, sessionId, seen)
  const input = plannerInput(deps, state, accepted)
  const talk = await talkOf(input)
  const room: Room = {
    deps,
    asking,
    ctx,
    sessionId,
    state,
    input,
    talk,
    stage: stageTeller(deps, ctx, sessionId, accepted.turn),
  }
  const route = routeOf(talk, input.anchor !== null, besideSoFar(state))
  if (route.to === 'end') return stopped(room)
  return route.to === 'beside' ? answerBeside(room, lineBeside(route.next, talk, input)) : answerTurn(room)
}

interface Room {
  deps: WhyDeps
  asking: Asking
  ctx: Context
  sessionId: string
  state: SessionState
  input: PlannerInput
  talk: Talk
  stage: (name: Stage) => void
}

function stageTeller(deps: WhyDeps, ctx: Context, sessionId: string, turn: number): Room['stage'] {
  return (stage) => deps.live.show(ctx, sessionStream.of(sessionId), { type: 'stage', data: { stage, turn } })
}

/** One call: the plan brings its question along, and only one that breaks a rule is asked for again. */
async function answerTurn(room: Room): Promise<TurnWork> {
  const { deps, asking, ctx, sessionId, state, stage } = room
  stage('understanding')
  const input = deps.gate.hasModel(planTurn) ? await withTask(room.input) : room.input
  const planned = await asking.ask(planTurn, input, { subjectId: sessionId })
  if (!planned.ok) return throwRefusal(planned, 'PLANNER_PARSE_ERROR')
  const plan = planned.accepted.value
  const decision = await decideTurn(plan, planned.source === 'model' ? input : room.input)
  const warnings = [...planned.accepted.warnings]
  const question = decision.question === null ? null : await word(room, decision.question, planned)
  if (question !== null) warnings.push(...question.made.accepted.warnings)
  const known = state.insights.filter(({ row }) => !decision.rejected.includes(row.label))
  const joined = joinInsights(ctx, { ...state, insights: known }, decision.insights)
  const changed = joined.filter((change) => change.newQuotes.length > 0)
  return made({
    ...common(room, { counts: true, linked: decision.linked }),
    phase: decision.phase,
    concluded: { plan: planned.accepted, source: planned.source, decision },
    question,
    insights: decision.phase === 'SLIDER' ? await showInsights(joined, firstMessage(input), deps.similarity) : changed,
    rejected: state.insights.filter(({ row }) => decision.rejected.includes(row.label)).map(({ row }) => row.id),
    warnings,
  })
}

/** What the server, by its own reading, wants asked next: a model that is told so asks it in the same answer. */
async function withTask(input: PlannerInput): Promise<PlannerInput> {
  const { question, mayReadBack } = await decideTurn(await planBuiltIn(input), input)
  return { ...input, next: question === null ? null : { ...question, mayReadBack } }
}

/** Heard and answered, but no turn: nothing is concluded. */
async function answerBeside(room: Room, line: InterviewerInput): Promise<TurnWork> {
  const question = await word(room, line)
  return made({ ...nothingNew(room), phase: 'CONVERSATION', question, warnings: [...question.made.accepted.warnings] })
}

/** The person has had enough: the sliders when there is something to weigh, else goodbye. */
async function stopped(room: Room): Promise<TurnWork> {
  const { deps, ctx, state, input } = room
  if (state.insights.length === 0 || isTurnedDown(room.talk)) return made({ ...nothingNew(room), phase: 'COMPLETE' })
  const shown = await showInsights(joinInsights(ctx, state, []), firstMessage(input), deps.similarity)
  return made({ ...nothingNew(room), phase: 'SLIDER', insights: shown })
}

function common({ state, talk }: Room, heard: HeardAs): Pick<Found, 'state' | 'language' | 'heard'> {
  const stays = talk.inOtherLanguage >= 2 ? talk.language : state.session.language
  return { state, language: stays, heard }
}

function nothingNew(room: Room): Omit<Found, 'phase'> {
  const heard = { counts: false, linked: false }
  return { ...common(room, heard), concluded: null, question: null, insights: [], rejected: [], warnings: [] }
}

/** A plan's own question is judged first. A model that gave no usable plan is not asked for the question either. */
async function word(
  { asking, sessionId, talk, stage }: Room,
  line: InterviewerInput,
  planned?: MadeAnswer<PlannerOutput>,
): Promise<NonNullable<Found['question']>> {
  stage('wording')
  const offered = planned?.source === 'model' ? planned.accepted.value.question.trim() : ''
  const worded = await asking.ask(askQuestion, line, {
    subjectId: sessionId,
    ...(offered === '' ? {} : { offered }),
    ...(planned?.insteadOf === undefined ? {} : { builtInOnly: true }),
  })
  if (!worded.ok) return throwRefusal(worded, 'AI_ERROR')
  const isOpenAgain = line.move === 'again' || line.move === 'explain'
  const about = isOpenAgain && talk.last !== null ? talk.last : { move: line.move, slot: line.slot, asks: line.asks }
  const insteadOf = worded.insteadOf ?? (worded.source === 'built-in' ? planned?.insteadOf : undefined)
  return { made: insteadOf === undefined ? worded : { ...worded, insteadOf }, type: line.questionType, about }
}

function besideSoFar({ messages }: SessionState): number {
  const own = messages.filter(({ role }) => role === 'user').slice(0, -1)
  const lastTurn = own.findLastIndex(isTurn)
  return own.length - 1 - lastTurn
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
      asked === undefined
        ? null
        : { text: asked.content, type: asked.metadata.question_type ?? 'open', about: asked.metadata.about },
    howWords: state.goal === undefined ? [] : goalState(state.goal).cognitive_filter.detected_how,
    resumedAtTurn: state.session.metadata.resumed?.turn ?? null,
    similarity: deps.similarity,
  }
}
