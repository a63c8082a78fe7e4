import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { judge } from '#kernel/gate/accepted.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import { detectLanguage } from '#text/index.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Tx } from '#store/store.ts'
import { organize } from '../asks/organize/ask.ts'
import { CreateDiffsInput, CreateDiffsOutput } from '../contract.ts'
import { BOARD_STREAM, type BoardDeps } from '../deps.ts'
import { type DiffRow, diffsOfRun, diffView } from '../rows/diffs.ts'
import { diffIdOf, externalRunId, proposalsOf } from './proposal.ts'
import type { OrganizerReport } from '../proposal-quality/index.ts'
import { idsIn, viewOrganizer } from '../proposal-quality/organizer/view.ts'
import type { DeskNode } from '../rows/desk.ts'
import { riskOf } from './change-risk.ts'
import type { RunInputs } from '../row-types.ts'
import { prepareRun } from './run-inputs.ts'
import { findRun, type RunRow, storeRun } from '../rows/runs.ts'
import { diffs } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

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
      const judgement = await judge(organize, asked, run.report)
      if (!judgement.ok) {
        const errors = judgement.errors.map(({ message }) => message)
        const [code, why] =
          input.run_id === undefined
            ? (['INVALID_INPUT', 'report'] as const)
            : (['CONFLICT', 'the board has changed since this run'] as const)
        throw new NazeError(code, `${why}: ${errors[0] ?? 'is not accepted'}`, { details: { errors } })
      }
      const accepted = judgement.accept(run.id)
      const warnings = accepted.warnings.map(({ message }) => message)
      const rows = await deps.store.tx((tx) => storeDiffs(deps, tx, ctx, { ...run, warnings }, accepted, board))
      return answer({ ...run, warnings }, rows)
    },
  })
}

type SourceRun = Pick<RunRow, 'id' | 'attempts' | 'report' | 'inputs' | 'source' | 'warnings'>

async function runOf(deps: BoardDeps, ctx: Context, runId: string): Promise<SourceRun> {
  const run = await findRun(deps.store.db, ctx, runId)
  if (run.kind !== 'organizer') throw new NazeError('INVALID_INPUT', 'run_id: only an Organizer run has diffs')
  if (!run.ok) throw new NazeError('CONFLICT', 'This run was not adopted: there is nothing to apply.')
  return run
}

function externalRun(ctx: Context, report: unknown): SourceRun {
  const id = externalRunId(ctx.workspace, report)
  const sentIds = [...new Set(idsIn(viewOrganizer(report)).map(({ text }) => text))]
  const inputs: RunInputs = { sentIds, focusNodeId: null, userIntent: null, constraints: [] }
  return { id, attempts: 1, report, inputs, source: 'external', warnings: [] }
}

/** Takes only what the gate accepted against the board as it is. */
async function storeDiffs(
  deps: BoardDeps,
  tx: Tx,
  ctx: Context,
  run: SourceRun,
  accepted: Accepted<OrganizerReport>,
  board: readonly DeskNode[],
): Promise<DiffRow[]> {
  const report = accepted.value
  if (run.source === 'external') await storeExternalRun(deps, tx, ctx, run)
  const language = detectLanguage(report.summary, 'ja')
  const rows = proposalsOf(report).map((proposal, position) => ({
    id: diffIdOf(ctx.workspace, accepted.runId, proposal),
    workspaceId: ctx.workspace,
    runId: accepted.runId,
    type: proposal.change.type,
    targetNodeId: proposal.targetNodeId,
    change: proposal.change,
    reason: proposal.reason,
    risk: riskOf(proposal.change, board, language),
    attempt: run.attempts,
    sourceProposal: proposal.path,
    position,
    state: 'open' as const,
    createdAt: ctx.clock.now(),
  }))
  if (rows.length > 0) {
    const made = await tx.insert(diffs).values(rows).onConflictDoNothing().returning({ id: diffs.id })
    if (made.length > 0) {
      await deps.live.append(tx, ctx, BOARD_STREAM, 'board.diffs', { run_id: run.id, count: made.length })
    }
  }
  return diffsOfRun(tx, ctx, run.id)
}

async function storeExternalRun(deps: BoardDeps, tx: Tx, ctx: Context, run: SourceRun): Promise<void> {
  const { id, attempts, report, inputs, warnings } = run
  await storeRun(deps, tx, ctx, {
    id,
    kind: 'organizer',
    ok: true,
    source: 'external',
    attempts,
    report,
    errors: [],
    warnings,
    inputs,
    revises: null,
  })
}

function answer(run: SourceRun, rows: readonly DiffRow[]) {
  return { run_id: run.id, warnings: run.warnings, diffs: rows.map(diffView) }
}
