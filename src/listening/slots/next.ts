import type { StatementType } from '../kinds/kinds.ts'
import { type Filled, type Slot, SLOTS } from './slots.ts'

/** What is worth asking after each type of statement, most useful first. */
const AFTER: Readonly<Record<StatementType, readonly Slot[]>> = {
  wish: ['consequence', 'reason', 'problem', 'scene'],
  problem: ['consequence', 'affected', 'reason'],
  event: ['consequence', 'affected', 'reason', 'problem'],
  fact: ['problem', 'consequence', 'affected'],
  feeling: ['reason', 'problem', 'scene'],
  hearsay: ['problem', 'wish', 'reason'],
  means: ['wish', 'consequence', 'reason', 'problem'],
  value: ['wish', 'problem'],
}
const OTHERWISE: readonly Slot[] = ['problem', 'scene', 'consequence', 'reason', 'affected', 'wish', 'tried']

/** Enough to read back: a value, and what it is about. */
function isTold(filled: Filled): boolean {
  return filled.reason !== undefined && (filled.wish !== undefined || filled.problem !== undefined)
}

/**
 * The most useful slot that is empty and was not asked for, given the type just heard; null when it is time to read back.
 * A filled slot is never asked again, in no wording, and neither is one that was asked in vain.
 */
export function nextSlot(filled: Filled, justHeard: StatementType | null, asked: readonly Slot[]): Slot | null {
  if (justHeard === 'value' && isTold(filled)) return null
  const order = new Set<Slot>([...(justHeard === null ? [] : AFTER[justHeard]), ...OTHERWISE, ...SLOTS])
  return [...order].find((slot) => filled[slot] === undefined && !asked.includes(slot)) ?? null
}
