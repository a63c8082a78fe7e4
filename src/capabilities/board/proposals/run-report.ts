import type { Context } from '#kernel/context.ts'
import type { Ask, Finding, MadeAnswer } from '#kernel/gate/index.ts'
import { advise } from '../asks/advise/ask.ts'
import { organize } from '../asks/organize/ask.ts'
import type { ReportInput } from '../asks/report-input.ts'
import { readWishes } from '../asks/wishes.ts'
import { boardStream, type Rendered, type RunKind, type RunOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import type { AdvisorReport, OrganizerReport } from '../proposal-quality/index.ts'
import { type ConcludedRun, type NewRun, storeAdopted, storeRefused } from '../rows/runs.ts'
import type { RunInputs } from '../tables.ts'
import { renderAdvisor, renderOrganizer } from './cards.ts'
import { type Prepared, prepareRun } from './run-inputs.ts'

const NOTHING_TO_ADVISE_ON = 'there is no node to advise on: the board is empty, or none of the nodes sent is on it'

interface Wanted {
  inputs: RunInputs
  revises: string | null
}

export async function runOrganize(deps: BoardDeps, ctx: Context, wanted: Wanted): Promise<RunOutput> {
  const prepared = await prepareRun(deps.store.db, ctx, wanted.inputs)
  return runAsk(deps, ctx, 'organizer', organize, prepared, wanted, (report, run) =>
    renderOrganizer(report, {
      workspace: ctx.workspace,
      run,
      board: prepared.board,
      declined: prepared.input.declined,
    }),
  )
}

export async function runAdvise(deps: BoardDeps, ctx: Context, wanted: Wanted): Promise<RunOutput> {
  const prepared = await prepareRun(deps.store.db, ctx, wanted.inputs)
  if (prepared.input.nodes.length > 0)
    return runAsk(deps, ctx, 'advisor', advise, prepared, wanted, (report, run) =>
      renderAdvisor(report, run, prepared.input.declined),
    )
  const nobody = { id: ctx.ids.next(), warnings: prepared.warnings, attempts: 0, source: null }
  const run: NewRun = { ...nobody, ...wanted, kind: 'advisor' }
  const refused = { report: null, errors: [NOTHING_TO_ADVISE_ON] }
  return outputOf(await deps.store.tx((tx) => storeRefused(deps, tx, ctx, run, refused)))
}

async function runAsk<T extends OrganizerReport | AdvisorReport>(
  deps: BoardDeps,
  ctx: Context,
  kind: RunKind,
  ask: Ask<ReportInput, T>,
  { input, warnings }: Prepared,
  wanted: Wanted,
  render: (report: T, run: NewRun) => Rendered,
): Promise<RunOutput> {
  deps.live.show(ctx, boardStream.of(), { type: 'stage', data: { kind, stage: 'proposing' } })
  const result = await deps.gate.ask(ctx, ask, input)
  const { attempts } = result
  if (!result.ok) {
    if (result.failure !== undefined) throw result.failure
    const said = sayings(ask, result.warnings)
    const source = deps.gate.hasModel(ask) ? 'model' : 'built-in'
    const run: NewRun = { ...wanted, id: result.askId, kind, attempts, source, warnings: [...warnings, ...said] }
    const refused = { report: result.lastOutput, errors: sayings(ask, result.errors) }
    return outputOf(await deps.store.tx((tx) => storeRefused(deps, tx, ctx, run, refused)))
  }
  const { accepted, source } = result
  const said = [...warnings, ...sayings(ask, accepted.warnings), ...unread(result, input)]
  const run: NewRun = { ...wanted, id: accepted.askId, kind, attempts, source, warnings: said }
  const stored = await deps.store.tx((tx) => storeAdopted(deps, tx, ctx, run, accepted))
  return { ...outputOf(stored), rendered: render(accepted.value, run) }
}

/** Without a model a comment is only understood in part: what was not is said. */
function unread({ source }: MadeAnswer<unknown>, { constraints, nodes }: ReportInput): string[] {
  if (source !== 'built-in') return []
  return readWishes(constraints, nodes).unread.map(
    (comment) => `the built-in answer could not act on this comment: ${comment}`,
  )
}

/** Our own rules name the place in their message; the gate's name it by their rule. */
export function sayings<T>(ask: Ask<ReportInput, T>, findings: readonly Finding[]): string[] {
  const own = new Set(ask.rawRules?.map(({ name }) => name))
  return findings.map(({ rule, message }) =>
    own.has(rule) && !message.startsWith('could not be checked') ? message : `${rule}: ${message}`,
  )
}

function outputOf({ id, inputs: _inputs, ...shown }: ConcludedRun): RunOutput {
  return { ...shown, run_id: id }
}
