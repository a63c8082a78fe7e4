import type { Stretch } from '../../sources/instructions.ts'
import { atDesk } from '../desk/desk.ts'
import type { SnapshotPage } from '../types.ts'

const known = new WeakMap<SnapshotPage, Promise<Stretch[]>>()

/** Where a page instructs its reader; each page is looked at once. */
export function instructionsOf(page: SnapshotPage, signal?: AbortSignal): Promise<Stretch[]> {
  const found = known.get(page) ?? atDesk('instructions', page.text, signal)
  known.set(page, found)
  // What was given up is looked for again by whoever asks next.
  found.catch(() => known.delete(page))
  return found
}
