import { defineVerb } from '#kernel/verb.ts'
import { AgentReportsOutput, RunInput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { outcomesOf } from '../rows/outcomes.ts'
import { findRun } from '../rows/runs.ts'
import { notForParticipants } from '../runs/not-for-participants.ts'
import type { RunVerbs } from '../verbs.ts'

export function makeAgentReports({ store: { db } }: Pick<RunDeps, 'store'>): RunVerbs['agentReports'] {
  return defineVerb({
    name: 'research.agents',
    summary:
      'What each agent reported in each iteration, to be compared; partial reports of failed agents are left out.',
    input: RunInput,
    output: AgentReportsOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { run_id: runId }) {
      notForParticipants(ctx)
      await findRun(db, ctx, runId)
      const finished = (await outcomesOf(db, ctx, runId)).filter(({ status }) => status === 'completed')
      return {
        reports: finished.flatMap(({ iteration, report }) => (report === null ? [] : [{ ...report, iteration }])),
      }
    },
  })
}
