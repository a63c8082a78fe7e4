import type { Verified } from '#kernel/evidence/index.ts'
import { normalise } from '#text/index.ts'
import { type SlotName, SLOTS } from '../contract.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import type { Reason } from '../sessions/reasons.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import { hitText, wordsIn } from './held.ts'

export type Judged = { shown: Verified<Shown> } | { wrong: Reason }

/** Whether a call shows what a slot is said to be, and whether that is still what the request is about. */
export async function judgeSlot(loaded: Loaded, slot: SlotName, value: string, call: CallRow): Promise<Judged> {
  const { session, thesaurus } = loaded
  const target = slotValue(loaded, 'target_feature')
  const isSaid = normalise(session.query).includes(normalise(value))
  const wanted = {
    kind: 'slot' as const,
    name: slot,
    value,
    byPath: slot === 'target_feature',
    // An issue in words of the agent's own has to say more than one that the request names.
    atLeast: slot === 'observed_issue' && !isSaid ? 2 : 1,
    ...(slot === 'observed_issue' && target !== undefined && { beyond: target }),
  }
  const shown = await wordsIn(call, wanted, thesaurus)
  if (shown === undefined) return { wrong: { name: 'not-held', item: value, other: call.id } }
  const asked = slot === 'target_feature' ? session.slots.target_feature?.value : requestWords(loaded)
  if (asked === undefined || isSaid) return { shown }
  const hit = call.result.hits[shown.value.hit]
  const term = readTerm(asked, thesaurus)
  const names = slot === 'target_feature' || hit === undefined ? [value] : [value, hitText(hit)]
  for (const name of names) if (await isRelated(term, name)) return { shown }
  return { wrong: { name: 'target-unrelated', item: asked } }
}

/** Everything the request and its target say: what is found must have to do with some of it. */
function requestWords(loaded: Loaded): string | undefined {
  const said = SLOTS.flatMap((slot) => loaded.session.slots[slot]?.value ?? [])
  const target = slotValue(loaded, 'target_feature')
  const words = [...said, ...(target === undefined ? [] : [target])]
  return words.length === 0 ? undefined : words.join(' ')
}
