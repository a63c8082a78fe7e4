import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { ListHistoryInput, ListHistoryOutput } from '../contract.ts'
import { historyViews, readHistory } from '../rows/history.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeListHistory(store: Store): BoardVerbs['listHistory'] {
  return defineVerb({
    name: 'board.list-history',
    summary: 'What changed on the board or on one node, newest first: who, when, from, to, why, by which confirmation.',
    input: ListHistoryInput,
    output: ListHistoryOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, input) {
      const rows = await readHistory(store.db, ctx, {
        nodeId: input.node_id,
        before: input.before,
        limit: input.limit + 1,
      })
      const page = rows.slice(0, input.limit)
      return {
        history: await historyViews(store.db, ctx, page),
        next: rows.length > page.length ? (page.at(-1)?.seq ?? null) : null,
      }
    },
  })
}
