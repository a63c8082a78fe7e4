import type { Similarity } from '#text/index.ts'
import type { Anchor, Language, QuestionType, SessionView } from '../../contract.ts'
import type { Task } from '../task.ts'
import type { About, HeardAs } from '../../talk/moves.ts'
import type { PlannerOutput } from './schema.ts'

export interface Message extends Pick<SessionView['messages'][number], 'role' | 'content' | 'turn'> {
  /** Of what naze said. */
  about?: About | undefined
  /** Of what the person said. */
  heard?: HeardAs | undefined
}

export type SubQuestion = PlannerOutput['active_sub_questions'][number]

/** What the last finished turn concluded: the newest `goal_history` row. */
export interface GoalState extends Pick<PlannerOutput, 'active_sub_questions' | 'cognitive_filter'> {
  question_type: QuestionType
  mgu: number
  sqc: number
  session_purpose: string
}

/** An insight as a plan claims it; `quote` stands verbatim in the person's messages. */
export type PlannedInsight = PlannerOutput['confirmed_insights'][number]

/** An insight as one turn confirms it. */
export type TurnInsight = PlannedInsight & { turn: number }

export interface KnownInsight extends Pick<TurnInsight, 'label' | 'layer' | 'strength'> {
  quotes: readonly string[]
}

/** Everything a turn is decided from. `history` is the session before `latest`, oldest first, all of it. */
export interface PlannerInput {
  language: Language
  turn: number
  latest: string
  /** Null on the first turn: `latest` then becomes the anchor. */
  anchor: Anchor | null
  previousGoal: GoalState | null
  insights: readonly KnownInsight[]
  history: readonly Message[]
  previousQuestion: { text: string; type: QuestionType; about?: About | undefined } | null
  /** How-words recorded on earlier turns. */
  howWords: readonly string[]
  /** The turn whose sliders the person left to talk on, or null. */
  resumedAtTurn: number | null
  /** What the question is to do, as the server reads the talk; null when nothing is to be asked, and before it was read. */
  next?: Task | null
  /** Never part of a prompt. */
  similarity: Similarity
}
