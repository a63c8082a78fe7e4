import { eq } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import type { Live } from '#kernel/live/index.ts'
import type { Tx } from '#store/store.ts'
import { CloseProjectInput, ProjectOutput, projectStream } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { countFinished, countsOf, findProject, isOpen, type ProjectRow, projectView } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { projects } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makeCloseProject({ store, live, publicAddress }: InterviewDeps): InterviewVerbs['closeProject'] {
  return defineVerb({
    name: 'interview.close-project',
    summary: 'Closes an interview: its link takes no one new, and who has begun can still finish.',
    input: CloseProjectInput,
    output: ProjectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const project = await store.tx(async (tx) => {
        const row = await findProject(tx, ctx, input.project_id, { lock: true })
        return row.status === 'closed' ? row : closeProject(tx, ctx, live, row)
      })
      const seen = { now: ctx.clock.now(), publicAddress: publicAddress() }
      return { project: projectView(project, await countsOf(store.db, ctx, project.id), seen) }
    },
  })
}

/** After a conversation has finished: closes the interview when it has enough answers or its time is over. */
export async function closeWhenDue(tx: Tx, ctx: Context, live: Live, projectId: string): Promise<void> {
  const project = await findProject(tx, ctx, projectId, { lock: true })
  if (project.status !== 'active') return
  const enough = project.maxResponses !== null && (await countFinished(tx, ctx, projectId)) >= project.maxResponses
  if (enough || !isOpen(project, ctx.clock.now())) await closeProject(tx, ctx, live, project)
}

/** The caller holds the row's lock. */
export async function closeProject(tx: Tx, ctx: Context, live: Live, row: ProjectRow): Promise<ProjectRow> {
  const now = ctx.clock.now()
  const closed = { status: 'closed' as const, closedAt: now, updatedAt: now }
  await tx
    .update(projects)
    .set(closed)
    .where(within(ctx, projects, eq(projects.id, row.id)))
  await live.tell(tx, ctx, projectStream.of(row.id), { type: 'project.closed', data: {} })
  return { ...row, ...closed }
}
