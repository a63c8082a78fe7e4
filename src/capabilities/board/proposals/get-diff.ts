import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { GetDiffInput, GetDiffOutput } from '../contract.ts'
import { diffView, findDiff } from '../rows/diffs.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeGetDiff(store: Store): BoardVerbs['getDiff'] {
  return defineVerb({
    name: 'board.get-diff',
    summary: 'One diff: what would change, why, from which proposal, and whether it was applied.',
    input: GetDiffInput,
    output: GetDiffOutput,
    errors: ['INVALID_INPUT', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      return { diff: diffView(await findDiff(store.db, ctx, input.diff_id)) }
    },
  })
}
