import type { TalkMove } from '#listening/moves/moves.ts'
import type { Aspect } from '../../contract.ts'

/** What can be asked; a read-back is a step of its own. */
export type AskedMove = Exclude<TalkMove, 'read-back'>

/** The ways to ask for an aspect, the plainest first. */
export const MOVES_OF: Readonly<Record<Aspect, readonly AskedMove[]>> = {
  scene: ['last-time', 'moment', 'ordinary-day', 'origin', 'since-then'],
  frequency_and_impact: ['leads-to', 'like-for-you', 'stayed', 'unchanged'],
  past_attempts: ['manage', 'tried'],
  ideal: ['instead', 'one-change'],
  affected: ['others', 'own-view'],
  obstacle: ['bothers', 'in-the-way'],
  difference: ['different', 'possible'],
  reason: ['matters', 'care-most'],
  first_change: ['one-change', 'first-sign'],
  anything_else: ['more'],
}

/** Of several things, what weighs most. */
export const WEIGHS_MOST: readonly AskedMove[] = ['care-most', 'bothers', 'stayed', 'one-change']
/** To somebody who has just told what weighs on them: it is left to them how much they say. */
export const GENTLE: readonly AskedMove[] = ['more', 'since-then', 'like-for-you']
/** Of a loss nobody is asked how it is. */
export const OF_A_LOSS: readonly AskedMove[] = ['since-then', 'more']
