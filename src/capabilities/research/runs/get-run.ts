import { defineVerb } from '#kernel/verb.ts'
import { RunInput, RunOutput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { degradedOf } from '../rows/degraded.ts'
import { iterationRows } from '../rows/iterations.ts'
import { agentRows, claimCounts } from '../rows/outcomes.ts'
import { modelUseOf } from '../rows/model-use.ts'
import { findRun, spentOn } from '../rows/runs.ts'
import type { RunVerbs } from '../verbs.ts'
import { notForParticipants } from './not-for-participants.ts'
import { runView } from './run-view.ts'

export function makeGetRun({ store: { db } }: Pick<RunDeps, 'store'>): RunVerbs['getRun'] {
  return defineVerb({
    name: 'research.get',
    summary: 'How far a research is: its agents, scores and conflicts, iteration by iteration, and what it cost.',
    input: RunInput,
    output: RunOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { run_id: runId }) {
      notForParticipants(ctx)
      const run = await findRun(db, ctx, runId)
      return runView(run, {
        iterations: await iterationRows(db, ctx, runId),
        agents: await agentRows(db, ctx, runId),
        claims: await claimCounts(db, ctx, runId),
        degraded: await degradedOf(db, ctx, runId),
        spent: await spentOn(db, ctx, runId),
        models: await modelUseOf(db, ctx, runId),
      })
    },
  })
}
