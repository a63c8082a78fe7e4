import { writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { ListDeclinedInput, ListDeclinedOutput } from '../contract.ts'
import { declinedViews, listDeclined } from '../rows/declined.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeListDeclined(store: Store): BoardVerbs['listDeclined'] {
  return defineVerb({
    name: 'board.list-declined',
    summary: 'What was declined and stays out of later runs, newest first.',
    input: ListDeclinedInput,
    output: ListDeclinedOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, input) {
      const rows = await listDeclined(store.db, ctx, { ...input, limit: input.limit + 1 })
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)
      const more = rows.length > page.length && last !== undefined
      return {
        declined: await declinedViews(store.db, ctx, page),
        next: more ? writeCursor(last.createdAt, last.id) : null,
      }
    },
  })
}
