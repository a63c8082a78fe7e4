import { and, desc, eq } from 'drizzle-orm'
import { olderThan, writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { ListProposalsInput, ListProposalsOutput } from '../contract.ts'
import { proposalView } from '../rows/runs.ts'
import { runs } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

export function makeListProposals(store: Store): BoardVerbs['listProposals'] {
  return defineVerb({
    name: 'board.list-proposals',
    summary: 'Runs of Organizer and Advisor, newest first; those that were not adopted show their errors.',
    input: ListProposalsInput,
    output: ListProposalsOutput,
    errors: ['INVALID_INPUT', 'DB_ERROR'],
    async run(ctx, input) {
      const rows = await store.db
        .select()
        .from(runs)
        .where(
          and(
            eq(runs.workspaceId, ctx.workspace),
            input.kind === undefined ? undefined : eq(runs.kind, input.kind),
            olderThan(input.before, runs.createdAt, runs.id),
          ),
        )
        .orderBy(desc(runs.createdAt), desc(runs.id))
        .limit(input.limit + 1)
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)
      const more = rows.length > page.length && last !== undefined
      return { proposals: page.map(proposalView), next: more ? writeCursor(last.createdAt, last.id) : null }
    },
  })
}
