import type { Accepted } from '#kernel/gate/index.ts'
import { type Verified, verifyPlaced } from '#kernel/evidence/index.ts'
import { findVerbatim } from '#text/index.ts'
import type { Decomposition } from '../asks/decompose/schema.ts'
import { type SlotName, SLOTS } from '../contract.ts'
import { inconsistency } from './consistent.ts'

/** A slot of the request, at its place in it. */
export interface SlotPlace {
  slot: SlotName
  value: string
  text: string
  start: number
  end: number
}

export interface PlacedFrame {
  slots: Verified<SlotPlace>[]
  confidence: number
}

/** Each slot for itself: one that does not stand in the request is missing, and the others stay. */
export function placeSlots(query: string, { value: said }: Accepted<Decomposition>): PlacedFrame {
  const slots: Verified<SlotPlace>[] = []
  let proposed = 0
  for (const slot of SLOTS) {
    const one = said[slot]
    if (one === null) continue
    proposed += 1
    const span = findVerbatim(query, one.quote)
    if (span === null || inconsistency(slot, one.value, one.quote) !== null) continue
    slots.push(verifyPlaced(query, { slot, value: one.value, text: query.slice(span.start, span.end), ...span }))
  }
  return { slots, confidence: confidenceOf(slots.length, proposed) }
}

/** How much of a request was found in it, less where something was said that does not stand there. For reference only. */
function confidenceOf(kept: number, proposed: number): number {
  if (proposed === 0) return 0
  return Math.round((kept / SLOTS.length) * (kept / proposed) * 100) / 100
}
