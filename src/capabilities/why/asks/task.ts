import type { Register, Slot, TalkMove } from '#listening/index.ts'
import type { Language, QuestionType } from '../contract.ts'
import type { Move } from '../talk/moves.ts'
import type { Lead } from './ask-question/wording/wording.ts'

/** What the next line is to do, as the server decided it. */
export interface Task {
  language: Language
  register: Register
  move: Move
  slot: Slot | null
  asks: TalkMove | null
  lead: Lead | null
  questionType: QuestionType
  /** The talk has earned a read-back, and a model that can put it in its own order may give it instead. */
  mayReadBack?: boolean
}
