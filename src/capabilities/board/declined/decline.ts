import { assertPersonAtHand } from '#kernel/confirm/person-at-hand.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { boardStream, type DeclinedProposal, DeclineInput, DeclineOutput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { AdvisorReportSchema, OrganizerReportSchema } from '../proposal-quality/index.ts'
import { proposalsOf } from '../proposals/proposal.ts'
import { addDeclined, declinedViews } from '../rows/declined.ts'
import { decideDiff, lockDiffsOfRun, requireOpen } from '../rows/diffs.ts'
import { findRun, type RunRow } from '../rows/runs.ts'
import type { BoardVerbs } from '../verbs.ts'

/** Whether diffs were made of the run or not: those that were are put aside with it. */
export function makeDecline(deps: BoardDeps): BoardVerbs['decline'] {
  return defineVerb({
    name: 'board.decline',
    summary: 'Declines one or many proposals of a run for good: later runs leave them out until that is taken back.',
    input: DeclineInput,
    output: DeclineOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { run_id, source_proposals, comment = null }) {
      assertPersonAtHand(ctx.actor)
      const offered = offeredBy(await findRun(deps.store.db, ctx, run_id))
      const wanted = [...new Set(source_proposals)].map((sourceProposal) => {
        const proposal = offered.get(sourceProposal)
        if (proposal === undefined)
          throw new NazeError('NOT_FOUND', `The run proposes nothing at '${sourceProposal.slice(0, 80)}'.`)
        return { proposal, runId: run_id, sourceProposal, comment }
      })
      return deps.store.tx(async (tx) => {
        const named = new Set(wanted.map(({ sourceProposal }) => sourceProposal))
        for (const diff of await lockDiffsOfRun(tx, ctx, run_id)) {
          if (!named.has(diff.sourceProposal) || diff.state === 'rejected') continue
          requireOpen(diff)
          await decideDiff(tx, ctx, diff.id, { state: 'rejected', comment, decidedAt: ctx.clock.now() })
        }
        const rows = await addDeclined(tx, ctx, wanted)
        const declined = await declinedViews(tx, ctx, rows)
        const declined_ids = rows.map(({ id }) => id)
        await deps.live.tell(tx, ctx, boardStream.of(), {
          type: 'board.declined',
          data: { declined_ids, taken_back: false },
        })
        return { declined }
      })
    },
  })
}

/** What a person saw on the cards of a run, by where it stands in the report. */
function offeredBy(run: RunRow): ReadonlyMap<string, DeclinedProposal> {
  if (!run.ok) return new Map()
  if (run.kind === 'organizer') {
    const report = OrganizerReportSchema.safeParse(run.report)
    return new Map(report.success ? proposalsOf(report.data).map(({ path, change }) => [path, change]) : [])
  }
  const report = AdvisorReportSchema.safeParse(run.report)
  if (!report.success) return new Map()
  const { target_node_id, options } = report.data
  return new Map(options.map(({ label }, at) => [`options[${at}]`, { type: 'option', target_node_id, label }]))
}
