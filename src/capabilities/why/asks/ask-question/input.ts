import type { Similarity } from '#text/index.ts'
import type { Language, QuestionType } from '../../contract.ts'
import type { PlannerOutput } from '../plan-turn/schema.ts'

export interface InterviewerInput {
  language: Language
  turn: number
  sessionPurpose: string
  /** By the server's MGU, never by the plan's. */
  questionType: QuestionType
  focus: PlannerOutput['next_question_focus']
  subQuestions: PlannerOutput['active_sub_questions']
  filter: PlannerOutput['cognitive_filter']
  anchorMessage: string
  latest: string
  /** Which kind of question `latest` answered. */
  answered: QuestionType
  /** Every message of the person, `latest` included, and every question so far: oldest first. */
  said: readonly string[]
  asked: readonly string[]
  /** The latest answers have left the topic. */
  offTopic: boolean
  /** The person came back from the sliders. */
  resumed: boolean
  /** Never part of a prompt. */
  similarity: Similarity
}
