import { fromPglite, PgBoss } from 'pg-boss'
import type { JobConnection } from '#store/store.ts'

/** A worker that says nothing for this long is dead; another takes its job over. */
export const HEARTBEAT_SECONDS = 30
const WATCH_SECONDS = 15
const POOL_SIZE = 4

export function makeBoss(connection: JobConnection): PgBoss {
  const common = {
    schema: 'pgboss',
    // No job recurs by the clock.
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    // Jobs that wait for each other are not used: hardly ever look for them.
    flowIntervalSeconds: 3_600,
  }
  if (connection.kind === 'pglite') {
    return new PgBoss({ ...common, db: fromPglite(connection.pglite), backend: 'pglite', reindex: false })
  }
  return new PgBoss({
    ...common,
    connectionString: connection.url,
    application_name: 'naze-jobs',
    max: POOL_SIZE,
  })
}
