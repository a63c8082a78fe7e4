import type { Verified } from '#kernel/evidence/index.ts'
import { normalise } from '#text/index.ts'
import { type SlotName, SLOTS } from '../../contract.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Shown } from '../../rows/facts.ts'
import { type Loaded, slotValue } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { isGuess } from '../calls/hit-words.ts'
import type { IssueFacts } from '../issue/judge-issue.ts'
import type { Place } from '../lines/places.ts'
import type { Submission } from '../submission.ts'
import type { Ties } from '../ties/ties.ts'
import { judgeSlot } from './judge-slot.ts'

/** A slot that is said anew needs a call that shows it; one that is not stays what it was. */
export async function judgeSlots(
  facts: IssueFacts,
  loaded: Loaded,
  ties: Ties,
  { resolved_frame: resolved = {} }: Submission,
  claimed: ReadonlyMap<string, CallRow | null>,
  byId: ReadonlyMap<string, CallRow>,
  errors: Reason[],
): Promise<{ shown: Verified<Shown>[]; place: Place | undefined }> {
  const shown: Verified<Shown>[] = []
  let place: Place | undefined
  for (const slot of SLOTS) {
    const now = slotValue(loaded, slot)
    const value = resolved[slot] ?? now
    // What was filled in before is judged again: the files may have changed, and now it is known what it was for.
    const call = claimed.has(slot) ? claimed.get(slot) : keptCall(loaded, slot, value, byId)
    if (call === undefined) {
      const isNew = value !== undefined && (now === undefined || normalise(now) !== normalise(value))
      if (isNew) errors.push({ name: 'slot-unsupported', item: slot })
      continue
    }
    if (call === null || isGuess(call)) continue
    if (value === undefined) {
      errors.push({ name: 'slot-unsupported', item: slot })
      continue
    }
    const judged = await judgeSlot(facts, loaded, ties, slot, value, call)
    if ('wrong' in judged) errors.push(judged.wrong)
    else {
      shown.push(judged.shown)
      if (slot === 'observed_issue') place = judged.place
    }
  }
  return { shown, place }
}

/** The call that a fact of the session about this slot rests on. */
function keptCall(
  { facts }: Loaded,
  slot: SlotName,
  value: string | undefined,
  byId: ReadonlyMap<string, CallRow>,
): CallRow | undefined {
  const fact = facts.find(({ kind, name, source }) => kind === 'slot' && name === slot && source === 'FACT')
  return slot === 'observed_issue' && fact !== undefined && fact.value === value ? byId.get(fact.callId) : undefined
}
