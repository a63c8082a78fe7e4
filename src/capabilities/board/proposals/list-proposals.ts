import { writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { ListProposalsInput, ListProposalsOutput } from '../contract.ts'
import { proposalView, readRuns } from '../rows/runs.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeListProposals(store: Store): BoardVerbs['listProposals'] {
  return defineVerb({
    name: 'board.list-proposals',
    summary: 'Runs of Organizer and Advisor, newest first; those that were not adopted show their errors.',
    input: ListProposalsInput,
    output: ListProposalsOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, input) {
      const rows = await readRuns(store.db, ctx, { ...input, limit: input.limit + 1 })
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)
      const more = rows.length > page.length && last !== undefined
      return { proposals: page.map(proposalView), next: more ? writeCursor(last.createdAt, last.id) : null }
    },
  })
}
