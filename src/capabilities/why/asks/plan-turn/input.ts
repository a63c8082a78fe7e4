import type { Similarity } from '#text/index.ts'
import type { Language, Layer } from '../../contract.ts'
import type { PlannerOutput } from './schema.ts'

export type { Language, Layer }
export type QuestionType = 'open' | 'hypothesis'

export interface Message {
  role: 'user' | 'assistant'
  content: string
  turn: number
}

export interface Anchor {
  original_message: string
  core_keywords: string[]
  initial_purpose: string
}

export type SubQuestion = PlannerOutput['active_sub_questions'][number]
export type CognitiveFilter = PlannerOutput['cognitive_filter']
export type QuestionFocus = PlannerOutput['next_question_focus']

/** What the last finished turn concluded: the newest `goal_history` row. */
export interface GoalState {
  mgu: number
  sqc: number
  question_type: QuestionType
  session_purpose: string
  active_sub_questions: SubQuestion[]
  cognitive_filter: CognitiveFilter
  next_question_focus: QuestionFocus
}

/** An insight as one turn confirms it; `quote` stands verbatim in the person's messages. */
export interface TurnInsight {
  label: string
  layer: Layer
  strength: number
  confirmation_strength: number
  turn: number
  quote: string
}

export interface KnownInsight {
  label: string
  layer: Layer
  strength: number
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
  previousQuestion: { text: string; type: QuestionType } | null
  /** How-words recorded on earlier turns. */
  howWords: readonly string[]
  /** The turn whose sliders the person left to talk on, or null. */
  resumedAtTurn: number | null
  /** Never part of a prompt. */
  similarity: Similarity
}
