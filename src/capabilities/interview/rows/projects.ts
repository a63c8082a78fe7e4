import { count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { Project } from '../contract.ts'
import { conversations, insights, projects } from '../tables.ts'

export type ProjectRow = typeof projects.$inferSelect

export interface ProjectCounts {
  conversations: number
  finished: number
  insights: number
}

export function noSuchProject(): NazeError {
  return new NazeError('NOT_FOUND', 'There is no such interview.')
}

/** Read with `lock` before changing it. */
export async function findProject(
  db: Queries,
  ctx: Context,
  projectId: string,
  options: { lock?: boolean } = {},
): Promise<ProjectRow> {
  const query = db
    .select()
    .from(projects)
    .where(within(ctx, projects, eq(projects.id, projectId)))
  const [row] = options.lock === true ? await query.for('no key update') : await query
  if (row === undefined) throw noSuchProject()
  return row
}

/** A date that has passed closes an interview, whether or not anyone has come by since to write it down. */
export function isOpen(project: ProjectRow, now: Date): boolean {
  return project.status === 'active' && (project.closesAt === null || project.closesAt > now)
}

export async function countsOf(db: Queries, ctx: Context, projectId: string): Promise<ProjectCounts> {
  const [talks] = await db
    .select({
      conversations: count(),
      finished: count(sql`case when ${conversations.finishedAt} is not null then 1 end`),
    })
    .from(conversations)
    .where(within(ctx, conversations, eq(conversations.projectId, projectId), isNull(conversations.erasedAt)))
  const [cards] = await db
    .select({ insights: count() })
    .from(insights)
    .where(
      within(ctx, insights, eq(insights.projectId, projectId), isNull(insights.mergedInto), eq(insights.hidden, false)),
    )
  return { conversations: talks?.conversations ?? 0, finished: talks?.finished ?? 0, insights: cards?.insights ?? 0 }
}

/** Conversations of people who are done and did not take their answers back. */
export async function countFinished(db: Queries, ctx: Context, projectId: string): Promise<number> {
  const [row] = await db
    .select({ finished: count() })
    .from(conversations)
    .where(
      within(
        ctx,
        conversations,
        eq(conversations.projectId, projectId),
        isNotNull(conversations.finishedAt),
        isNull(conversations.erasedAt),
      ),
    )
  return row?.finished ?? 0
}

export function projectView(
  project: ProjectRow,
  counts: ProjectCounts,
  { now, publicAddress }: { now: Date; publicAddress: string | null },
): Project {
  const link = `/i/${project.token}`
  return {
    id: project.id,
    token: project.token,
    link,
    public_link: publicAddress === null ? null : publicAddress + link,
    name: project.name,
    goal: project.goal,
    tone: project.tone,
    must_ask: project.mustAsk,
    never_ask: project.neverAsk,
    limits: {
      max_turns: project.maxTurns,
      max_deep: project.maxDeep,
      max_responses: project.maxResponses,
      closes_at: project.closesAt?.toISOString() ?? null,
    },
    language: project.language,
    keep_places: project.keepPlaces,
    status: project.status === 'active' && !isOpen(project, now) ? 'closed' : project.status,
    counts: {
      conversations: counts.conversations,
      in_progress: counts.conversations - counts.finished,
      finished: counts.finished,
      insights: counts.insights,
    },
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
    closed_at: project.closedAt?.toISOString() ?? null,
  }
}
