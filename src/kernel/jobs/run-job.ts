import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, JobResult } from 'pg-boss'
import type { z } from 'zod'
import { isUnavailable } from '#store/errors/unavailable.ts'
import { type Context, remainingMs } from '../context.ts'
import { isNazeError } from '../errors.ts'
import { contextOf, Envelope } from './envelope.ts'
import type { Queue } from './queue.ts'

const AGAIN_MS = 1_000

/** May run more than once for the same job: it must leave the same state as if it had run once. */
export type JobHandler<S extends z.ZodType> = (ctx: Context, data: z.output<S>, signal: AbortSignal) => Promise<void>

/** How the job ended, as pg-boss stores it. What cannot be read is never run, and not tried again by itself. */
export async function runJob<S extends z.ZodType>(
  queue: Queue<S>,
  handler: JobHandler<S>,
  job: Job<unknown>,
): Promise<JobResult> {
  const envelope = Envelope.safeParse(job.data)
  if (!envelope.success) return unreadable(job.id, envelope.error)
  const data = queue.schema.safeParse(envelope.data.data)
  if (!data.success) return unreadable(job.id, data.error)
  const ctx = contextOf(envelope.data, queue, job.signal)
  for (;;) {
    try {
      await handler(ctx, data.data, job.signal)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      // A database that is away says nothing about the job, and would soon use up its retries.
      if (!isUnavailable(error) || job.signal.aborted || remainingMs(ctx) < AGAIN_MS) {
        return { id: job.id, status: 'failed', output: describe(error) }
      }
      await sleep(AGAIN_MS, undefined, { signal: job.signal }).catch(() => {})
    }
  }
}

function unreadable(id: string, error: z.ZodError): JobResult {
  const issues = error.issues.map((issue) => `${issue.path.map(String).join('.') || 'data'}: ${issue.message}`)
  // 'deadletter' is pg-boss's word for failed at once, without the retries that are left.
  return { id, status: 'deadletter', output: { code: 'INVALID_INPUT', message: `malformed job: ${issues.join('; ')}` } }
}

function describe(error: unknown): { code: string; message: string } {
  const message = error instanceof Error ? error.message : String(error)
  return { code: isNazeError(error) ? error.code : 'INTERNAL', message }
}
