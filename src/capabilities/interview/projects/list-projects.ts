import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { olderThan, writeCursor } from '#kernel/cursor.ts'
import { defineVerb } from '#kernel/verb.ts'
import { within } from '#kernel/workspace.ts'
import { ListProjectsInput, ListProjectsOutput, type ProjectStatus } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import { projectView } from '../rows/projects.ts'
import { researcherOnly } from '../researcher-only.ts'
import { conversations, insights, projects } from '../tables.ts'
import type { InterviewVerbs } from '../verbs.ts'

const talk = alias(conversations, 'talk')
const card = alias(insights, 'card')

export function makeListProjects({ store, publicAddress }: InterviewDeps): InterviewVerbs['listProjects'] {
  return defineVerb({
    name: 'interview.list-projects',
    summary: 'Interviews, newest first, a page at a time.',
    input: ListProjectsInput,
    output: ListProjectsOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'DB_ERROR'],
    async run(ctx, input) {
      researcherOnly(ctx)
      const now = ctx.clock.now()
      const talks = sql`from ${conversations} as talk where ${within(ctx, talk, eq(talk.projectId, projects.id), isNull(talk.erasedAt))}`
      const visible = [isNull(card.mergedInto), eq(card.hidden, false)]
      const rows = await store.db
        .select({
          project: projects,
          conversations: sql<number>`(select count(*)::int ${talks})`,
          finished: sql<number>`(select count(*)::int ${talks} and talk.finished_at is not null)`,
          insights: sql<number>`(select count(*)::int from ${insights} as card where ${within(ctx, card, eq(card.projectId, projects.id), ...visible)})`,
        })
        .from(projects)
        .where(
          within(
            ctx,
            projects,
            input.status === undefined ? undefined : hasStatus(input.status, now),
            olderThan(input.before, projects.createdAt, projects.id),
          ),
        )
        .orderBy(desc(projects.createdAt), desc(projects.id))
        .limit(input.limit + 1)
      const page = rows.slice(0, input.limit)
      const last = page.at(-1)?.project
      const seen = { now, publicAddress: publicAddress() }
      return {
        projects: page.map(({ project, ...counts }) => projectView(project, counts, seen)),
        next: rows.length > page.length && last !== undefined ? writeCursor(last.createdAt, last.id) : null,
      }
    },
  })
}

/** As shown: an interview whose date has passed is closed. */
function hasStatus(status: ProjectStatus, now: Date): SQL | undefined {
  const stored = eq(projects.status, status)
  const conditions: Record<ProjectStatus, SQL | undefined> = {
    draft: stored,
    active: and(stored, or(isNull(projects.closesAt), gt(projects.closesAt, now))),
    closed: or(stored, and(eq(projects.status, 'active'), lte(projects.closesAt, now))),
  }
  return conditions[status]
}
