import { eq } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import { GetDiffOutput, RejectDiffInput } from '../contract.ts'
import { BOARD_STREAM, type BoardDeps } from '../deps.ts'
import { diffView, findDiff, requireOpen } from '../rows/diffs.ts'
import { diffs } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeRejectDiff(deps: BoardDeps): BoardVerbs['rejectDiff'] {
  return defineVerb({
    name: 'board.reject-diff',
    summary: 'Puts a diff aside for good; the board stays as it is.',
    input: RejectDiffInput,
    output: GetDiffOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    run: (ctx, input) =>
      deps.store.tx(async (tx) => {
        const diff = await findDiff(tx, ctx, input.diff_id, { lock: true })
        requireOpen(diff)
        await tx
          .update(diffs)
          .set({ state: 'rejected', comment: input.comment ?? null, decidedAt: ctx.clock.now() })
          .where(eq(diffs.id, diff.id))
        await deps.live.append(tx, ctx, BOARD_STREAM, 'board.diff-rejected', { diff_id: diff.id })
        return { diff: diffView(await findDiff(tx, ctx, diff.id)) }
      }),
  })
}
