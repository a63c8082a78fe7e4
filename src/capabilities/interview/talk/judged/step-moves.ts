import type { TalkMove } from '#listening/moves/moves.ts'
import type { Aspect } from '../../contract.ts'

/** What can be asked; a read-back is a step of its own. */
export type AskedMove = Exclude<TalkMove, 'read-back'>

/**
 * The ways to ask for an aspect, the plainest first. What points at nothing ("what is that like for you?", "how does it usually go?") is
 * not among them: whoever has named two things has to ask back which is meant.
 */
export const MOVES_OF: Readonly<Record<Aspect, readonly AskedMove[]>> = {
  scene: ['last-time'],
  frequency_and_impact: ['bothers', 'stayed'],
  past_attempts: ['manage', 'tried'],
  ideal: ['instead', 'one-change'],
  affected: ['others'],
  obstacle: ['in-the-way'],
  difference: ['different'],
  reason: ['matters'],
  first_change: ['one-change', 'first-sign'],
  anything_else: ['more'],
}

/** Of several things, what weighs most. */
export const WEIGHS_MOST: readonly AskedMove[] = ['care-most']
/** Of a loss nobody is asked how it is. */
export const OF_A_LOSS: readonly AskedMove[] = ['since-then', 'more']
