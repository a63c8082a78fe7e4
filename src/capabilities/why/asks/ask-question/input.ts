import type { Similarity } from '#text/index.ts'
import type { Register, Slot, TalkMove } from '#listening/index.ts'
import type { Language, QuestionType } from '../../contract.ts'
import type { Move } from '../../talk/moves.ts'
import type { KnownInsight } from '../plan-turn/input.ts'
import type { PlannerOutput } from '../plan-turn/schema.ts'
import type { Lead } from './wording/wording.ts'

export interface InterviewerInput {
  /** In which the question is asked: the person's own. */
  language: Language
  register: Register
  turn: number
  /** Decided by the server; only the wording is left open. */
  move: Move
  slot: Slot | null
  /** Which question it is; null where it is none of the rated moves. */
  asks: TalkMove | null
  lead: Lead | null
  /** A noun of the latest answer; null where none stands out. */
  noun: string | null
  /** What is read back, the reason first. */
  points: readonly KnownInsight[]
  sessionPurpose: string
  questionType: QuestionType
  subQuestions: PlannerOutput['active_sub_questions']
  filter: PlannerOutput['cognitive_filter']
  anchorMessage: string
  latest: string
  /** Every message of the person, `latest` included, and every question so far: oldest first. */
  said: readonly string[]
  asked: readonly string[]
  /** Never part of a prompt. */
  similarity: Similarity
}
