import type { Slot } from '#listening/index.ts'

/**
 * What naze does with its next line: ask for an empty slot, explain what was asked, come back to it, ask what a word means, apologise and go on, tie
 * a stray answer to the subject, return to the subject, read back, ask what is off, or go on after the sliders.
 */
export const MOVES = [
  'opening',
  'ask',
  'explain',
  'again',
  'probe',
  'apology',
  'bridge',
  'return',
  'read-back',
  'instead',
  'resume',
] as const

export type Move = (typeof MOVES)[number]

/** Kept with each question, so that the answer can be read as one. */
export interface About {
  move: Move
  /** What it asks for; null where it asks for nothing in particular. */
  slot: Slot | null
}

/** Kept with each message of the person. */
export interface HeardAs {
  /** A question back, a greeting, a complaint: heard and answered, but no turn. */
  counts: boolean
  linked: boolean
}
