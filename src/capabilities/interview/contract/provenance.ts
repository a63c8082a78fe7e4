import { z } from 'zod'
import { TROUBLES } from '#kernel/model/trouble.ts'

/** Who worded a reply, and the row of the ledger that shows how. Fixed wording has none. */
export const Provenance = z.object({
  kind: z.enum(['built-in', 'model']),
  model: z.string(),
  run_id: z.uuid(),
  /** Of built-in words in place of a model's: why there were none. For researchers; a participant is not told. */
  trouble: z.enum(TROUBLES).optional(),
})
export type Provenance = z.infer<typeof Provenance>
