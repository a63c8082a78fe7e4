import { fromPglite, PgBoss } from 'pg-boss'
import type { JobConnection } from '#store/store.ts'

const WATCH_SECONDS = 10
const POOL_SIZE = 4
/** For a network that falls silent: a worker must not wait for its answer forever. */
const QUERY_MS = 60_000

export function makeBoss(connection: JobConnection): PgBoss {
  const common = {
    schema: 'pgboss',
    // No job recurs by the clock.
    schedule: false,
    useListenNotify: true,
    // Jobs that wait for each other are not used: hardly ever look for them.
    flowIntervalSeconds: 3_600,
  }
  if (connection.kind === 'pglite') {
    return new PgBoss({ ...common, db: fromPglite(connection.pglite), backend: 'pglite', reindex: false })
  }
  return new PgBoss({
    ...common,
    connectionString: limited(connection.url),
    application_name: 'naze-jobs',
    max: POOL_SIZE,
    // How soon the silence of a dead worker is noticed.
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
}

/** pg-boss hands its connection string to the driver and has no option of its own for this. */
function limited(url: string): string {
  const address = new URL(url)
  address.searchParams.set('query_timeout', String(QUERY_MS))
  return address.href
}
