import type { Slot } from '#listening/index.ts'
import { type Aspect, ASPECTS } from '../contract.ts'

/** What a listener calls the same; the others are told only in answer to their question. */
export const SLOT_OF: Readonly<Partial<Record<Aspect, Slot>>> = {
  scene: 'scene',
  frequency_and_impact: 'consequence',
  affected: 'affected',
  past_attempts: 'tried',
  obstacle: 'problem',
  ideal: 'wish',
}

/**
 * The first that was neither told nor asked for. The last question there is room for asks why the matter matters to the
 * person, or, where that was told, what they would wish for.
 */
export function nextAspect(known: ReadonlySet<Aspect>, isLast: boolean, topicsWait: boolean): Aspect | undefined {
  if (isLast && !known.has('reason')) return 'reason'
  if (isLast && !known.has('ideal')) return 'ideal'
  return ASPECTS.find((aspect) => !known.has(aspect) && !(topicsWait && LESS_USEFUL.has(aspect)))
}

/** Asked of what was just told: when it was last so, what they do about it, what is worst of it. */
const FOLLOWING: readonly Aspect[] = ['scene', 'past_attempts', 'frequency_and_impact']

export function followingAspect(known: ReadonlySet<Aspect>): Aspect | undefined {
  return FOLLOWING.find((aspect) => !known.has(aspect))
}

/** Worth less than what the guide itself wants to know. */
const LESS_USEFUL: ReadonlySet<Aspect> = new Set<Aspect>(['affected', 'obstacle', 'first_change', 'anything_else'])
