import { defineVerb } from '#kernel/verb.ts'
import { boardStream, GetDiffOutput, RejectDiffInput } from '../contract.ts'
import type { BoardDeps } from '../deps.ts'
import { addDeclined } from '../rows/declined.ts'
import { decideDiff, diffView, findDiff, requireOpen } from '../rows/diffs.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeRejectDiff(deps: BoardDeps): BoardVerbs['rejectDiff'] {
  return defineVerb({
    name: 'board.reject-diff',
    summary: 'Puts a diff aside for good: the board stays as it is and later runs leave it out.',
    input: RejectDiffInput,
    output: GetDiffOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    run: (ctx, input) =>
      deps.store.tx(async (tx) => {
        const diff = await findDiff(tx, ctx, input.diff_id, { lock: true })
        requireOpen(diff)
        const decidedAt = ctx.clock.now()
        await decideDiff(tx, ctx, diff.id, { state: 'rejected', comment: input.comment ?? null, decidedAt })
        const rejected = await findDiff(tx, ctx, diff.id)
        const { change: proposal, runId, sourceProposal } = diff
        await addDeclined(tx, ctx, [{ proposal, runId, sourceProposal, comment: input.comment ?? null }])
        await deps.live.tell(tx, ctx, boardStream.of(), { type: 'board.diff-rejected', data: { diff_id: diff.id } })
        return { diff: diffView(rejected) }
      }),
  })
}
