import type { Similarity } from '#text/index.ts'
import type { Anchor, Language, QuestionType, SessionView } from '../../contract.ts'
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
export interface GoalState extends Pick<
  PlannerOutput,
  'question_type' | 'active_sub_questions' | 'cognitive_filter' | 'next_question_focus'
> {
  mgu: number
  sqc: number
  session_purpose: string
}

/** An insight as one turn confirms it; `quote` stands verbatim in the person's messages. */
export type TurnInsight = PlannerOutput['confirmed_insights'][number]

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
  /** Never part of a prompt. */
  similarity: Similarity
}
