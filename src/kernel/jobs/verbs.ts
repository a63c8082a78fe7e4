import { z } from 'zod'
import type { Context } from '../context.ts'
import { NazeError } from '../errors.ts'
import { FailedJobsOutput, type OperationVerbs, RetryJobInput } from '../operations.ts'
import { defineVerb } from '../verb.ts'
import type { Jobs } from './jobs.ts'

const Nothing = z.object({})

export function makeJobVerbs(jobs: Jobs): Pick<OperationVerbs, 'failedJobs' | 'retryJob'> {
  return {
    failedJobs: defineVerb({
      name: 'jobs.failed',
      summary: 'The background jobs that failed and were not repeated by themselves any more.',
      input: Nothing,
      output: FailedJobsOutput,
      errors: ['FORBIDDEN', 'DB_ERROR'],
      async run(ctx) {
        refuseParticipants(ctx)
        const failed = await jobs.failed(ctx)
        return {
          jobs: failed.map(({ id, queue, error, failedAt }) => ({
            id,
            queue,
            error,
            failed_at: failedAt?.toISOString() ?? null,
          })),
        }
      },
    }),
    retryJob: defineVerb({
      name: 'jobs.retry',
      summary: 'Gives a failed background job one more run.',
      input: RetryJobInput,
      output: Nothing,
      errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
      async run(ctx, { queue, id }) {
        refuseParticipants(ctx)
        await jobs.retry(ctx, queue, id)
        return {}
      },
    }),
  }
}

/** Someone who only answers questions sees nothing of the workshop. */
function refuseParticipants(ctx: Context): void {
  if (ctx.actor.kind === 'participant') throw new NazeError('FORBIDDEN', 'not for participants')
}
