import type { Language } from '#text/index.ts'
import type { TalkMove } from './moves.ts'

/** One message with what it answers. */
export interface SaidTurn {
  message: string
  /** What was asked before it; null when that was none of the moves. */
  asked: TalkMove | null
  /** In the words it was asked in. */
  question: string | undefined
}

/** A talk up to the message just heard, which is the last. */
export interface TalkSoFar {
  language: Language
  /** In one somebody says what they want, in the other a study asks about a subject. */
  room: 'why' | 'interview'
  turns: readonly SaidTurn[]
}
