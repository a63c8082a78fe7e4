import type { Similarity } from '#text/index.ts'
import type { CognitiveFilter, Language, QuestionFocus, QuestionType, SubQuestion } from '../plan-turn/input.ts'

export interface InterviewerInput {
  language: Language
  turn: number
  sessionPurpose: string
  /** By the server's MGU, never by the plan's. */
  questionType: QuestionType
  focus: QuestionFocus
  subQuestions: readonly SubQuestion[]
  filter: CognitiveFilter
  anchorMessage: string
  latest: string
  /** Which kind of question `latest` answered. */
  answered: QuestionType
  /** Every message of the person, `latest` included, and every question so far: oldest first. */
  said: readonly string[]
  asked: readonly string[]
  /** The latest answers have left the topic. */
  astray: boolean
  /** The person came back from the sliders. */
  resumed: boolean
  /** Never part of a prompt. */
  similarity: Similarity
}
