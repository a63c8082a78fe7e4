import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { PageInput, PageOutput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { readPage } from '../rows/pages.ts'
import { findRun } from '../rows/runs.ts'
import { notForParticipants } from '../runs/not-for-participants.ts'
import { atDesk } from '../engine/desk/desk.ts'
import type { RunVerbs } from '../verbs.ts'

export function makePage({ store: { db } }: Pick<RunDeps, 'store'>): RunVerbs['page'] {
  return defineVerb({
    name: 'research.page',
    summary: 'A page as it was when a research read it: what its citations point into.',
    input: PageInput,
    output: PageOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, { run_id: runId, page_id: pageId }) {
      notForParticipants(ctx)
      await findRun(db, ctx, runId)
      const page = await readPage(db, ctx, runId, pageId)
      if (page === undefined) throw new NazeError('NOT_FOUND', 'This research has not read such a page.')
      return { ...page, instructions: await atDesk('instructions', page.text, ctx.signal) }
    },
  })
}
