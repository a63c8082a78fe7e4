import type { Slot } from '../../types.ts'
import { dates } from './dates.ts'
import type { FoundSlot } from './found.ts'
import { marks } from './marks.ts'
import { quantities } from './quantities.ts'
import { rates } from './rates.ts'

/** Private characters stand for what was found, so that words are cut around it. */
const FIRST = 0xe000
const MOST = 200

export interface Slotted {
  /** The text with one private character for each slot. */
  text: string
  slots: Slot[]
}

export const slotIndex = (letter: string): number => {
  const index = letter.charCodeAt(0) - FIRST
  return index >= 0 && index < MOST ? index : -1
}

function blanked(text: string, found: readonly FoundSlot[]): string {
  let rest = text
  for (const { start, end } of found) rest = rest.slice(0, start) + '\u0001'.repeat(end - start) + rest.slice(end)
  return rest
}

/** Finds dates first: what is a date or a version is no quantity. */
export function findSlots(text: string): Slotted {
  const clean = text.replace(/[\uE000-\uE0C7]/g, ' ')
  let found = rates(clean)
  found = [...found, ...dates(blanked(clean, found))]
  found = [...found, ...marks(blanked(clean, found))]
  found = [...found, ...quantities(blanked(clean, found))].sort((a, b) => a.start - b.start)
  let out = ''
  let at = 0
  const slots: Slot[] = []
  for (const { start, end, slot } of found) {
    if (start < at || slots.length >= MOST) continue
    out += clean.slice(at, start) + String.fromCharCode(FIRST + slots.length)
    slots.push(slot)
    at = end
  }
  return { text: out + clean.slice(at), slots }
}
