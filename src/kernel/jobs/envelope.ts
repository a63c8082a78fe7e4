import { z } from 'zod'
import { type Context, makeContext } from '../context.ts'
import type { Queue } from './queue.ts'

/** What is stored with every job beside its data: whose it is and which request it came from. */
export const Envelope = z.object({
  workspace: z.uuid(),
  actorId: z.string(),
  requestId: z.string(),
  data: z.unknown(),
})
export type Envelope = z.infer<typeof Envelope>

/** Nobody is waiting and no person is at hand: a job can never confirm anything. */
export function contextOf(envelope: Envelope, queue: Queue, signal: AbortSignal): Context {
  return makeContext({
    workspace: envelope.workspace,
    actor: { id: envelope.actorId, kind: 'system', via: 'job' },
    requestId: envelope.requestId,
    timeoutMs: queue.timeoutSeconds * 1000,
    signal,
  })
}
