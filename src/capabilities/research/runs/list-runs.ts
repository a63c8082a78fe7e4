import { writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import { ListInput, ListOutput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { newestRuns } from '../rows/runs.ts'
import type { RunVerbs } from '../verbs.ts'
import { notForParticipants } from './not-for-participants.ts'
import { summaryOf } from './run-view.ts'

const USUAL = 50

export function makeListRuns({ store, corpora }: Pick<RunDeps, 'store' | 'corpora'>): RunVerbs['listRuns'] {
  return defineVerb({
    name: 'research.list',
    summary: 'Research, newest first, a page at a time.',
    input: ListInput,
    output: ListOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'DB_ERROR'],
    async run(ctx, { limit = USUAL, cursor }) {
      notForParticipants(ctx)
      const rows = await newestRuns(store.db, ctx, cursor, limit + 1)
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      const next = rows.length > page.length && last !== undefined ? writeCursor(last.createdAt, last.id) : null
      return { runs: page.map(summaryOf), next_cursor: next, corpora: corpora.names }
    },
  })
}
