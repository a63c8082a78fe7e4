import { SLOTS } from '../../contract.ts'
import { type Loaded, slotValue } from '../../sessions/loaded.ts'

/** Everything the request and its target say: what is found must have to do with some of it. */
export function requestWords(loaded: Loaded): string | undefined {
  const said = SLOTS.flatMap((slot) => loaded.session.slots[slot]?.value ?? [])
  const target = slotValue(loaded, 'target_feature')
  const words = new Set([...said, ...(target === undefined ? [] : [target])])
  return words.size === 0 ? undefined : [...words].join('; ')
}
