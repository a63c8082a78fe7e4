import { randomBytes } from 'node:crypto'
import { defineVerb } from '#kernel/verb.ts'
import { checkGuide } from './check-guide.ts'
import { CreateProjectInput, ProjectOutput } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { projectView } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { projects } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

const MAX_TURNS = 12
const MAX_DEEP = 2

export function makeCreateProject({ store, publicAddress }: InterviewDeps): InterviewVerbs['createProject'] {
  return defineVerb({
    name: 'interview.create-project',
    summary: 'Writes the guide of an interview and gives it a link to share.',
    input: CreateProjectInput,
    output: ProjectOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const now = ctx.clock.now()
      const { limits } = input
      const row: typeof projects.$inferSelect = {
        id: ctx.ids.next(),
        workspaceId: ctx.workspace,
        token: randomBytes(18).toString('base64url'),
        hashKey: randomBytes(32).toString('base64url'),
        name: input.name.trim(),
        goal: input.goal.trim(),
        tone: input.tone,
        language: input.language,
        keepPlaces: input.keep_places,
        mustAsk: input.must_ask.map((topic) => topic.trim()),
        neverAsk: input.never_ask.map((topic) => topic.trim()),
        maxTurns: limits.max_turns ?? MAX_TURNS,
        maxDeep: limits.max_deep ?? MAX_DEEP,
        maxResponses: limits.max_responses ?? null,
        closesAt: limits.closes_at == null ? null : new Date(limits.closes_at),
        status: input.status,
        closedAt: null,
        createdAt: now,
        updatedAt: now,
      }
      checkGuide(row)
      await store.db.insert(projects).values(row)
      const seen = { now, publicAddress: publicAddress() }
      return { project: projectView(row, { conversations: 0, finished: 0, insights: 0 }, seen) }
    },
  })
}
