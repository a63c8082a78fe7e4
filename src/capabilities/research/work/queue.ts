import { z } from 'zod'
import { defineQueue } from '#kernel/jobs/index.ts'

/** Sent with the transaction that makes a run wait to be worked on. A second one for the same run changes nothing. */
export const researchQueue = defineQueue({
  name: 'research.run',
  schema: z.object({ run_id: z.uuid() }),
  // A process that dies uses one up; a run that was begun too often ends itself before (`lease.ts`).
  retryLimit: 40,
  retryDelaySeconds: 0,
  timeoutSeconds: 6 * 3_600,
  once: 'until-done',
})
