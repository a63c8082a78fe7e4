import { defineVerb } from '#kernel/verb.ts'
import { RunInput, RunSummary } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { changeRun, findRun, lockRun, missing } from '../rows/runs.ts'
import type { RunVerbs } from '../verbs.ts'
import type { ActiveRuns } from '../work/active-runs.ts'
import { CANCELLED, conclude } from '../work/conclude.ts'
import { isHeld } from '../work/lease.ts'
import { notForParticipants } from './not-for-participants.ts'
import { summaryOf } from './run-view.ts'

export function makeCancelRun(
  { store, live }: Pick<RunDeps, 'store' | 'live'>,
  active: ActiveRuns,
): RunVerbs['cancelRun'] {
  return defineVerb({
    name: 'research.cancel',
    summary: 'Stops a research at once and keeps what it has; one that is over stays as it is.',
    input: RunInput,
    output: RunSummary,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { run_id: runId }) {
      notForParticipants(ctx)
      await store.tx(async (tx) => {
        const run = (await lockRun(tx, ctx, runId)) ?? missing()
        if (run.status !== 'queued' && run.status !== 'running') return
        if (active.has(runId) || (await isHeld(tx, ctx, runId))) {
          await changeRun(tx, ctx, runId, { cancelRequestedAt: ctx.clock.now() })
          return
        }
        // Nobody works on it who could hear of this.
        await conclude(tx, ctx, { live }, run, { accepted: null, failure: CANCELLED })
      })
      // Another process that works on it hears of it within a second.
      await active.stop(runId, 'cancelled')
      return summaryOf(await findRun(store.db, ctx, runId))
    },
  })
}
