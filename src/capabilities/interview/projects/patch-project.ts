import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Tx } from '#store/store.ts'
import type { z } from 'zod'
import { checkGuide } from './check-guide.ts'
import { PatchProjectInput, ProjectOutput, projectStream } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { countFinished, countsOf, findProject, type ProjectRow, projectView } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { projects } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makePatchProject({ store, live, publicAddress }: InterviewDeps): InterviewVerbs['patchProject'] {
  return defineVerb({
    name: 'interview.patch-project',
    summary: 'Changes the guide, the limits or the status of an interview; a closed one can be opened again.',
    input: PatchProjectInput,
    output: ProjectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const now = ctx.clock.now()
      const project = await store.tx(async (tx) => {
        const before = await findProject(tx, ctx, input.project_id, { lock: true })
        const row = changed(before, input, now)
        checkGuide(row)
        if (row.status === 'active' && before.status !== 'active') await mayOpen(tx, ctx, row, now)
        await tx
          .update(projects)
          .set(row)
          .where(within(ctx, projects, eq(projects.id, row.id)))
        await live.tell(tx, ctx, projectStream.of(row.id), { type: 'project.changed', data: { status: row.status } })
        return row
      })
      const seen = { now, publicAddress: publicAddress() }
      return { project: projectView(project, await countsOf(store.db, ctx, project.id), seen) }
    },
  })
}

function changed(row: ProjectRow, input: z.output<typeof PatchProjectInput>, now: Date): ProjectRow {
  const { limits = {} } = input
  const status = input.status ?? row.status
  return {
    ...row,
    name: input.name?.trim() ?? row.name,
    goal: input.goal?.trim() ?? row.goal,
    tone: input.tone ?? row.tone,
    language: input.language ?? row.language,
    keepPlaces: input.keep_places ?? row.keepPlaces,
    mustAsk: input.must_ask?.map((topic) => topic.trim()) ?? row.mustAsk,
    neverAsk: input.never_ask?.map((topic) => topic.trim()) ?? row.neverAsk,
    maxTurns: limits.max_turns ?? row.maxTurns,
    maxDeep: limits.max_deep ?? row.maxDeep,
    maxResponses: limits.max_responses === undefined ? row.maxResponses : limits.max_responses,
    closesAt:
      limits.closes_at === undefined ? row.closesAt : limits.closes_at === null ? null : new Date(limits.closes_at),
    status,
    closedAt: status === 'closed' ? (row.closedAt ?? now) : null,
    updatedAt: now,
  }
}

/** What closed it would close it again at once, so the limit has to be changed first or with it. */
async function mayOpen(tx: Tx, ctx: Context, row: ProjectRow, now: Date): Promise<void> {
  if (row.closesAt !== null && row.closesAt <= now) {
    throw new NazeError('CONFLICT', 'Its closing date is past. Change limits.closes_at to open it.')
  }
  if (row.maxResponses !== null && (await countFinished(tx, ctx, row.id)) >= row.maxResponses) {
    throw new NazeError('CONFLICT', 'It has all the answers it wanted. Raise limits.max_responses to open it again.')
  }
}
