import { defineVerb } from '#kernel/verb.ts'
import { RequestChangesInput, RunOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { runAdvise, runOrganize } from './run-report.ts'
import { supersedeOpen } from '../rows/diffs.ts'
import { findRun } from '../rows/runs.ts'
import { RUN_ERRORS } from './run-verbs.ts'
import type { BoardVerbs } from '../verbs.ts'

/** A person's comment goes back as a constraint; what the new run proposes takes the place of what is still open. */
export function makeRequestChanges(deps: BoardDeps): BoardVerbs['requestChanges'] {
  return defineVerb({
    name: 'board.request-changes',
    summary: 'Asks for the same proposals again with a comment on what to change.',
    input: RequestChangesInput,
    output: RunOutput,
    errors: RUN_ERRORS,
    async run(ctx, { run_id, comment }) {
      const { kind, inputs } = await findRun(deps.store.db, ctx, run_id)
      const again = { inputs: { ...inputs, constraints: [...inputs.constraints, comment] }, revises: run_id }
      const output = await (kind === 'organizer' ? runOrganize : runAdvise)(deps, ctx, again)
      if (output.ok) await deps.store.tx((tx) => supersedeOpen(deps, tx, ctx, run_id, comment))
      return output
    },
  })
}
