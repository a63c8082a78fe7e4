import { desc, eq, inArray, sql } from 'drizzle-orm'
import { jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '#store/store.ts'
import { acrossWorkspaces } from '../workspace.ts'
import type { Envelope } from './envelope.ts'

/** The columns of pg-boss's own table that are read here; pg-boss makes and changes it. */
const job = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state').notNull(),
  data: jsonb('data').$type<Envelope>().notNull(),
  output: jsonb('output').$type<unknown>(),
  completedOn: timestamp('completed_on', { withTimezone: true, mode: 'date' }),
})

const BY_ENVELOPE = "a job's workspace stands in its envelope"
const workspaceOfJob = sql`${job.data} ->> 'workspace'`

export interface FailedJob {
  id: string
  queue: string
  error: string
  failedAt: Date | null
}

export interface JobCounts {
  waiting: number
  active: number
  failed: number
}

export async function failedJobs(db: Queries, workspace: string, limit: number): Promise<FailedJob[]> {
  return db
    .select({
      id: job.id,
      queue: job.name,
      // pg-boss wraps what is not an object in `value`.
      error: sql<string>`coalesce(${job.output} ->> 'message', ${job.output} -> 'value' ->> 'message',
        ${job.output} ->> 'value', 'failed without a word')`,
      failedAt: job.completedOn,
    })
    .from(job)
    .where(acrossWorkspaces(BY_ENVELOPE, eq(job.state, 'failed'), eq(workspaceOfJob, workspace)))
    .orderBy(desc(job.completedOn), desc(job.id))
    .limit(limit)
}

export async function stateOf(db: Queries, workspace: string, queue: string, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ state: job.state })
    .from(job)
    .where(acrossWorkspaces(BY_ENVELOPE, eq(job.name, queue), eq(job.id, id), eq(workspaceOfJob, workspace)))
  return found?.state
}

export async function countJobs(db: Queries): Promise<JobCounts> {
  const rows = await db
    .select({ state: job.state, count: sql<number>`count(*)::int` })
    .from(job)
    .where(acrossWorkspaces('only a number leaves', inArray(job.state, ['created', 'retry', 'active', 'failed'])))
    .groupBy(job.state)
  const count = (...states: string[]) =>
    rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + row.count, 0)
  return { waiting: count('created', 'retry'), active: count('active'), failed: count('failed') }
}

/** Jobs someone is supposed to be working on. */
export async function activeJobs(db: Queries): Promise<{ queue: string; ids: string[] }[]> {
  const rows = await db
    .select({ id: job.id, queue: job.name })
    .from(job)
    .where(acrossWorkspaces('the queue works for all', eq(job.state, 'active')))
  return [...Map.groupBy(rows, (row) => row.queue)].map(([queue, jobs]) => ({ queue, ids: jobs.map((row) => row.id) }))
}
