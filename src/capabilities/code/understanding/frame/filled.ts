import type { z } from 'zod'
import type { FilledOutput } from '../../contract.ts'
import { missingSlots } from '../../routing/route.ts'
import { type Loaded, slotValues } from '../../sessions/loaded.ts'
import { type Reason, told } from '../../sessions/reasons.ts'

/** What came of filling a slot or mapping a symbol. */
export interface FillResult {
  errors: Reason[]
  source: 'FACT' | 'HYPOTHESIS' | null
}

/** As whoever filled it is told: only what changed. */
export function filledAs(after: Loaded, { errors, source }: FillResult): z.output<typeof FilledOutput> {
  const { language, phase } = after.session
  return {
    accepted: errors.length === 0,
    phase,
    source,
    errors: errors.map((error) => told(error, language)),
    missing_slots: missingSlots(slotValues(after)),
  }
}
