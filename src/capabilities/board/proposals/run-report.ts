import type { Context } from '#kernel/context.ts'
import { type Ask, type Finding, must } from '#kernel/gate/index.ts'
import { advise } from '../asks/advise/ask.ts'
import { organize } from '../asks/organize/ask.ts'
import type { ReportInput } from '../asks/report-input.ts'
import { readWishes } from '../asks/wishes.ts'
import type { Rendered, RunOutput } from '../contract.ts'
import { BOARD_STREAM, type BoardDeps } from '../deps.ts'
import type { AdvisorReport, OrganizerReport } from '../proposal-quality/index.ts'
import { renderAdvisor, renderOrganizer } from './cards.ts'
import type { RunInputs, RunKind } from '../row-types.ts'
import { type Prepared, prepareRun } from './run-inputs.ts'
import { type NewRun, storeRun } from '../rows/runs.ts'

const NOTHING_TO_ADVISE_ON = 'there is no node to advise on: the board is empty, or none of the nodes sent is on it'

interface Wanted {
  inputs: RunInputs
  revises: string | null
}

export async function runOrganize(deps: BoardDeps, ctx: Context, wanted: Wanted): Promise<RunOutput> {
  const prepared = await prepareRun(deps.store.db, ctx, wanted.inputs)
  return runAsk(deps, ctx, 'organizer', organize, prepared, wanted, (report: OrganizerReport, run) =>
    renderOrganizer(report, { workspace: ctx.workspace, run, board: prepared.board }),
  )
}

export async function runAdvise(deps: BoardDeps, ctx: Context, wanted: Wanted): Promise<RunOutput> {
  const prepared = await prepareRun(deps.store.db, ctx, wanted.inputs)
  if (prepared.input.nodes.length === 0) {
    const run = newRun(ctx.ids.next(), 'advisor', wanted, {
      errors: [NOTHING_TO_ADVISE_ON],
      warnings: prepared.warnings,
    })
    return conclude(deps, ctx, run)
  }
  return runAsk(deps, ctx, 'advisor', advise, prepared, wanted, (report: AdvisorReport, run) =>
    renderAdvisor(report, run),
  )
}

async function runAsk<T>(
  deps: BoardDeps,
  ctx: Context,
  kind: RunKind,
  ask: Ask<ReportInput, T>,
  { input, warnings }: Prepared,
  wanted: Wanted,
  render: (report: T, run: NewRun) => Rendered,
): Promise<RunOutput> {
  deps.live.draft(ctx, BOARD_STREAM, 'stage', { kind, stage: 'proposing' })
  let last: unknown = null
  const seen = must<ReportInput, T>('seen', (report) => {
    last = report
    return null
  })
  const result = await deps.gate.ask(ctx, { ...ask, rules: [seen, ...ask.rules] }, input)
  if (!result.ok) {
    if (result.failure !== undefined) throw result.failure
    const source = deps.gate.hasModel(ask) ? 'model' : 'built-in'
    const run = newRun(result.runId, kind, wanted, {
      report: last,
      errors: sayings(result.errors),
      warnings: [...warnings, ...sayings(result.warnings)],
      attempts: result.attempts,
      source,
    })
    return conclude(deps, ctx, run)
  }
  const { accepted, source, attempts } = result
  const run = newRun(accepted.runId, kind, wanted, {
    ok: true,
    report: accepted.value,
    warnings: [...warnings, ...sayings(accepted.warnings), ...(source === 'built-in' ? unread(input) : [])],
    attempts,
    source,
  })
  return conclude(deps, ctx, run, render(accepted.value, run))
}

/** Without a model a comment is only understood in part: what was not is said. */
function unread({ constraints, nodes }: ReportInput): string[] {
  return readWishes(constraints, nodes).unread.map(
    (comment) => `the built-in answer could not act on this comment: ${comment}`,
  )
}

/** Our own rules name the place in their message; the gate's name it by their rule. */
function sayings(findings: readonly Finding[]): string[] {
  const own = new Set([...organize.rules, ...advise.rules].map(({ name }) => name))
  return findings.map(({ rule, message }) =>
    own.has(rule) && !message.startsWith('could not be checked') ? message : `${rule}: ${message}`,
  )
}

function newRun(id: string, kind: RunKind, { inputs, revises }: Wanted, came: Partial<NewRun>): NewRun {
  const empty = { ok: false, source: null, attempts: 0, report: null, errors: [], warnings: [] }
  return { ...empty, ...came, id, kind, inputs, revises }
}

async function conclude(deps: BoardDeps, ctx: Context, run: NewRun, rendered?: Rendered): Promise<RunOutput> {
  await deps.store.tx((tx) => storeRun(deps, tx, ctx, run))
  const { id, inputs: _inputs, ...shown } = run
  return { ...shown, run_id: id, ...(rendered === undefined ? {} : { rendered }) }
}
