import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { RunInput, StartOutput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { dropUnfinished } from '../rows/outcomes.ts'
import { changeRun, lockRun, missing, storeReport } from '../rows/runs.ts'
import type { RunVerbs } from '../verbs.ts'
import { researchQueue } from '../work/queue.ts'
import { notForParticipants } from './not-for-participants.ts'

export function makeResumeRun({ store, jobs }: Pick<RunDeps, 'store' | 'jobs'>): RunVerbs['resumeRun'] {
  return defineVerb({
    name: 'research.resume',
    summary: 'Goes on with a research that was cancelled or failed; what its agents finished is not done again.',
    input: RunInput,
    output: StartOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { run_id: runId }) {
      notForParticipants(ctx)
      await store.tx(async (tx) => {
        const run = (await lockRun(tx, ctx, runId)) ?? missing()
        if (run.status === 'queued' || run.status === 'running') return
        if (run.status === 'completed') {
          throw new NazeError('CONFLICT', 'This research has come to its end: start a new one.')
        }
        await dropUnfinished(tx, ctx, runId)
        await storeReport(tx, ctx, runId, null)
        await changeRun(tx, ctx, runId, {
          status: 'queued',
          endedBy: null,
          error: null,
          finalScore: null,
          completedAt: null,
          cancelRequestedAt: null,
          begun: 0,
        })
        await jobs.send(tx, ctx, researchQueue, { run_id: runId }, { singletonKey: runId })
      })
      return { run_id: runId }
    },
  })
}
