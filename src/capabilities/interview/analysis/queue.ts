import { z } from 'zod'
import { defineQueue } from '#kernel/jobs/index.ts'

/** Sent with the transaction that finishes a conversation. A second one for the same conversation changes nothing. */
export const analyseQueue = defineQueue({
  name: 'interview.analyse',
  schema: z.object({ conversation_id: z.uuid() }),
  retryLimit: 3,
  timeoutSeconds: 120,
  once: 'until-done',
})
