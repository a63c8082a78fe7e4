import { eq } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import { DeleteOutput, researchStream, RunInput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { findRun } from '../rows/runs.ts'
import { runs } from '../tables.ts'
import type { RunVerbs } from '../verbs.ts'
import type { ActiveRuns } from '../work/active-runs.ts'
import { notForParticipants } from './not-for-participants.ts'

export function makeDeleteRun(
  { store, live, evidence }: Pick<RunDeps, 'store' | 'live' | 'evidence'>,
  active: ActiveRuns,
): RunVerbs['deleteRun'] {
  return defineVerb({
    name: 'research.delete',
    summary: 'Deletes a research with its pages, reports and events, and what models said for it; a running one stops.',
    input: RunInput,
    output: DeleteOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { run_id: runId }) {
      notForParticipants(ctx)
      await findRun(store.db, ctx, runId)
      await store.tx(async (tx) => {
        await evidence.eraseSubject(tx, ctx, runId)
        await tx.delete(runs).where(within(ctx, runs, eq(runs.id, runId)))
        await live.eraseStream(tx, ctx, researchStream.name(runId))
      })
      // Elsewhere the row that is gone stops it: nothing can be written for it any more.
      await active.stop(runId, 'lost')
      return { deleted: true }
    },
  })
}
