import type { HeardSentence } from '../kinds/kinds.ts'

/** What a talk wants to know of a matter. */
export const SLOTS = ['scene', 'problem', 'consequence', 'affected', 'wish', 'reason', 'tried'] as const

export type Slot = (typeof SLOTS)[number]

/** A heard sentence with the slot that had been asked for, if one had. */
export interface Said {
  sentence: HeardSentence
  asked?: Slot | undefined
}

/** Which sentence filled a slot first; a slot without one is empty. */
export type Filled = Readonly<Partial<Record<Slot, HeardSentence>>>
