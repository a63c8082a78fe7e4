import type { Slot, TalkMove } from '#listening/index.ts'

/**
 * What naze does with its next line: ask on, explain what was asked, come back to it, ask what a word means, apologise and go on, tie
 * a stray answer to the subject, return to the subject, ask for the heart of it, read back, ask what is off, or go on after the sliders.
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
  'heart',
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
  /** Which question it is, whatever its words; sessions from before this was kept have none. */
  asks?: TalkMove | null
}

/** Kept with each message of the person. */
export interface HeardAs {
  /** A question back, a greeting, a complaint: heard and answered, but no turn. */
  counts: boolean
  linked: boolean
}

/** What the answer to a question tells. */
export const SLOT_OF: Readonly<Record<TalkMove, Slot | null>> = {
  origin: 'problem',
  'last-time': 'scene',
  moment: 'scene',
  'ordinary-day': 'scene',
  'like-for-you': 'consequence',
  stayed: 'consequence',
  'leads-to': 'consequence',
  bothers: 'problem',
  instead: 'wish',
  different: 'wish',
  possible: 'wish',
  'in-the-way': 'problem',
  matters: 'reason',
  'care-most': 'reason',
  others: 'affected',
  'own-view': 'consequence',
  tried: 'tried',
  manage: 'tried',
  unchanged: 'consequence',
  'one-change': 'wish',
  more: null,
  'since-then': 'consequence',
  'first-sign': 'wish',
  'read-back': null,
}
