import { defineVerb } from '#kernel/verb.ts'
import { GetProjectInput, ProjectOutput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { countsOf, findProject, projectView } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import type { InterviewVerbs } from '../verbs.ts'

export function makeGetProject({ store, publicAddress }: InterviewDeps): InterviewVerbs['getProject'] {
  return defineVerb({
    name: 'interview.get-project',
    summary: 'One interview: its guide, its link and how many people have answered.',
    input: GetProjectInput,
    output: ProjectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const project = await findProject(store.db, ctx, input.project_id)
      const seen = { now: ctx.clock.now(), publicAddress: publicAddress() }
      return { project: projectView(project, await countsOf(store.db, ctx, project.id), seen) }
    },
  })
}
