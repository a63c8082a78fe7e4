import type { Slot } from '../../types.ts'

/** Something countable found in a text, by its offsets. */
export interface FoundSlot {
  start: number
  end: number
  slot: Slot
}
