import { eq } from 'drizzle-orm'
import { defineVerb } from '#kernel/verb.ts'
import type { z } from 'zod'
import { checkGuide } from './check-guide.ts'
import { PatchProjectInput, ProjectOutput } from './contract.ts'
import { type InterviewDeps, projectStream } from './deps.ts'
import { countsOf, findProject, type ProjectRow, projectView } from './project-rows.ts'
import { researcherOnly } from './researcher-only.ts'
import { projects } from './tables.ts'
import type { InterviewVerbs } from './verbs.ts'

export function makePatchProject({ store, live }: InterviewDeps): InterviewVerbs['patchProject'] {
  return defineVerb({
    name: 'interview.patch-project',
    summary: 'Changes the guide, the limits or the status of an interview; a closed one can be opened again.',
    input: PatchProjectInput,
    output: ProjectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const now = ctx.clock.now()
      const project = await store.tx(async (tx) => {
        const row = changed(await findProject(tx, ctx, input.project_id, { lock: true }), input, now)
        checkGuide(row)
        await tx.update(projects).set(row).where(eq(projects.id, row.id))
        await live.append(tx, ctx, projectStream(row.id), 'project.changed', { status: row.status })
        return row
      })
      return { project: projectView(project, await countsOf(store.db, project.id), now) }
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
