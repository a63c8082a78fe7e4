import { retry, type Rule } from '#kernel/gate/index.ts'
import { isVerbatim } from '#text/index.ts'
import { inconsistency } from '../../frame/consistent.ts'
import { SLOTS } from '../../contract.ts'
import type { DecomposeInput, Decomposition } from './schema.ts'

/** Corrected while there is budget. What is still wrong then empties its slot and no other (`frame/place-slots.ts`). */
export const decomposeRules: readonly Rule<DecomposeInput, Decomposition>[] = [
  retry('quote-verbatim', (said, { query }) =>
    SLOTS.flatMap((slot) => {
      const one = said[slot]
      return one === null || isVerbatim(query, one.quote) ? [] : [`${slot}: the request does not say "${one.quote}"`]
    }),
  ),
  retry('value-consistent', (said) =>
    SLOTS.flatMap((slot) => {
      const one = said[slot]
      const wrong = one === null ? null : inconsistency(slot, one.value, one.quote)
      return wrong === null ? [] : [`${slot}: ${wrong}`]
    }),
  ),
]
