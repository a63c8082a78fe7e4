import { type SQL, sql } from 'drizzle-orm'
import { asLine, type Section } from '#store/backup/index.ts'
import { rowsOf } from '#store/rows.ts'
import type { Tx } from '#store/store.ts'

/** What a job is, whichever store it waits in. How it is run (limits, heartbeat, policy) the queue says where it is restored. */
const COLUMNS = [
  ['id', 'uuid'],
  ['name', 'text'],
  ['priority', 'integer'],
  ['data', 'jsonb'],
  ['state', 'pgboss.job_state'],
  ['retry_count', 'integer'],
  ['singleton_key', 'text'],
  ['start_after', 'timestamptz'],
  ['created_on', 'timestamptz'],
  ['started_on', 'timestamptz'],
  ['completed_on', 'timestamptz'],
  ['output', 'jsonb'],
] as const

/** An interrupted run does not count as a try. */
const WAITING_AGAIN: Readonly<Record<string, SQL>> = {
  state: sql`(case when state = 'active' then 'retry' else state end)`,
  started_on: sql`(case when state = 'active' then null else started_on end)`,
}

/**
 * The jobs a backup must not lose: those that wait, those that failed and can be repeated, and those somebody is working
 * on, which become waiting ones, since whoever works on them knows nothing of the store they are restored into.
 * None where the queue's tables were never made.
 */
export async function jobSections(tx: Tx): Promise<Section[]> {
  const found = await tx.execute(sql`select to_regclass('pgboss.job')::text as found`)
  if (rowsOf<{ found: string | null }>(found)[0]?.found == null) return []
  const names = COLUMNS.map(([name]) => sql.identifier(name))
  const texts = COLUMNS.map(([name]) => WAITING_AGAIN[name] ?? sql.identifier(name))
  const given = COLUMNS.map(
    ([name, type], at) => sql`(v ->> ${sql.raw(String(at))})::${sql.raw(type)} as ${sql.identifier(name)}`,
  )
  return [
    {
      name: 'pgboss.job',
      columns: COLUMNS.map(([name]) => name),
      select: sql`select ${asLine(texts)} as line from pgboss.job where state in ('created', 'retry', 'active', 'failed')`,
      // A job that waited long before the restore must not count as forgotten: what it is kept for begins again.
      insert: (lines) => sql`
        insert into pgboss.job (${sql.join(names, sql`, `)}, keep_until, policy, retry_limit, retry_delay, retry_backoff,
          retry_delay_max, expire_seconds, deletion_seconds, dead_letter, heartbeat_seconds)
        select j.*, greatest(j.start_after, now()) + q.retention_seconds * interval '1s', q.policy, q.retry_limit,
          q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.dead_letter,
          q.heartbeat_seconds
        from (select ${sql.join(given, sql`, `)} from ${lines}) as j join pgboss.queue q on q.name = j.name
        returning 1`,
    },
  ]
}
