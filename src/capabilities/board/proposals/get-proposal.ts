import { defineVerb } from '#kernel/verb.ts'
import type { Context } from '#kernel/context.ts'
import type { Store } from '#store/store.ts'
import { GetProposalInput, GetProposalOutput, type Rendered } from '../contract.ts'
import { diffsOfRun, diffView } from '../rows/diffs.ts'
import { AdvisorReportSchema, OrganizerReportSchema } from '../proposal-quality/index.ts'
import { viewAdvisor } from '../proposal-quality/advisor/view.ts'
import { idsIn, viewOrganizer } from '../proposal-quality/organizer/view.ts'
import { readDeclined } from '../rows/declined.ts'
import { type DeskNode, readBoard } from '../rows/desk.ts'
import type { DeclinedSet } from '../declined/declined-set.ts'
import { triesOf } from './tries.ts'
import { renderAdvisor, renderOrganizer } from './cards.ts'
import { findRun, proposalView, type RunRow } from '../rows/runs.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeGetProposal(store: Store): BoardVerbs['getProposal'] {
  return defineVerb({
    name: 'board.get-proposal',
    summary:
      'One run with its report or its errors, the nodes it speaks of as they are now, and the diffs made from it.',
    input: GetProposalInput,
    output: GetProposalOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { run_id }) {
      const run = await findRun(store.db, ctx, run_id)
      const board = await readBoard(store.db, ctx)
      const rendered = run.ok ? renderAgain(ctx, run, board, await readDeclined(store.db, ctx)) : undefined
      const named = namedIn(run)
      return {
        ...proposalView(run),
        ...(rendered === undefined ? {} : { rendered }),
        nodes: board.filter(({ id }) => named.has(id)).map(({ id, title, status }) => ({ id, title, status })),
        diffs: (await diffsOfRun(store.db, ctx, run_id)).map(diffView),
        tries: await triesOf(store.db, ctx, run),
      }
    },
  })
}

/** Stored runs that were adopted hold a report of the right shape; anything else is shown without cards. */
function renderAgain(
  ctx: Context,
  run: RunRow,
  board: readonly DeskNode[],
  declined: DeclinedSet,
): Rendered | undefined {
  if (run.kind === 'advisor') {
    const report = AdvisorReportSchema.safeParse(run.report)
    return report.success ? renderAdvisor(report.data, run, declined) : undefined
  }
  const report = OrganizerReportSchema.safeParse(run.report)
  return report.success ? renderOrganizer(report.data, { workspace: ctx.workspace, run, board, declined }) : undefined
}

function namedIn({ kind, report, inputs }: RunRow): ReadonlySet<string> {
  const told =
    kind === 'organizer' ? idsIn(viewOrganizer(report)).map(({ text }) => text) : [viewAdvisor(report).targetId]
  return new Set([...told, inputs.focusNodeId].filter((id) => id != null))
}
