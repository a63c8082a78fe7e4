import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { detectLanguage } from '#text/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import { organize } from '../asks/organize/ask.ts'
import { type Change, CreateDiffsInput, CreateDiffsOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { idsIn, viewOrganizer } from '../proposal-quality/organizer/view.ts'
import { type DiffRow, diffsOfRun, diffView, storeDiffs } from '../rows/diffs.ts'
import { findRun, type RunRow, storeAdopted } from '../rows/runs.ts'
import type { BoardVerbs } from '../verbs.ts'
import { riskOf } from './change-risk.ts'
import { externalRunId } from './proposal.ts'
import { prepareRun } from './run-inputs.ts'

/** Asking twice gives the same diffs: their ids come from the run and the proposal, and the rows are made once. */
export function makeCreateDiffs(deps: BoardDeps): BoardVerbs['createDiffs'] {
  return defineVerb({
    name: 'board.create-diffs',
    summary: 'Makes one applicable diff of each proposal of an accepted Organizer report.',
    input: CreateDiffsInput,
    output: CreateDiffsOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, input) {
      const run = input.run_id === undefined ? externalRun(ctx, input.report) : await runOf(deps, ctx, input.run_id)
      const known = await diffsOfRun(deps.store.db, ctx, run.id)
      if (known.length > 0) return answer(run, known)
      const { board, input: asked } = await prepareRun(deps.store.db, ctx, run.inputs)
      const verdict = await deps.gate.judge(ctx, organize, asked, run.report)
      if (!verdict.ok) {
        const errors = verdict.errors.map(({ message }) => message)
        const [code, why] =
          input.run_id === undefined
            ? (['INVALID_INPUT', 'report'] as const)
            : (['CONFLICT', 'the board has changed since this run'] as const)
        throw new NazeError(code, `${why}: ${errors[0] ?? 'is not accepted'}`, { details: { errors } })
      }
      const { accepted } = verdict
      const judged = { ...run, warnings: accepted.warnings.map(({ message }) => message) }
      const language = detectLanguage(accepted.value.summary, 'ja')
      const rows = await deps.store.tx(async (tx) => {
        if (run.source === 'external') await storeAdopted(deps, tx, ctx, judged, accepted)
        const isDeclined = (change: Change) => asked.declined.find(change) !== undefined
        return storeDiffs(deps, tx, ctx, run, accepted, (change) => riskOf(change, board, language), isDeclined)
      })
      return answer(judged, rows)
    },
  })
}

type SourceRun = Pick<RunRow, 'id' | 'kind' | 'attempts' | 'report' | 'inputs' | 'source' | 'warnings' | 'revises'>

async function runOf(deps: BoardDeps, ctx: Context, runId: string): Promise<SourceRun> {
  const run = await findRun(deps.store.db, ctx, runId)
  if (run.kind !== 'organizer') throw new NazeError('INVALID_INPUT', 'run_id: only an Organizer run has diffs')
  if (!run.ok) throw new NazeError('CONFLICT', 'This run was not adopted: there is nothing to apply.')
  return run
}

function externalRun(ctx: Context, report: unknown): SourceRun {
  const sentIds = [...new Set(idsIn(viewOrganizer(report)).map(({ text }) => text))]
  return {
    id: externalRunId(ctx.workspace, report),
    kind: 'organizer',
    attempts: 1,
    report,
    inputs: { sentIds, focusNodeId: null, userIntent: null, constraints: [] },
    source: 'external',
    warnings: [],
    revises: null,
  }
}

function answer(run: SourceRun, rows: readonly DiffRow[]) {
  return { run_id: run.id, warnings: run.warnings, diffs: rows.map(diffView) }
}
