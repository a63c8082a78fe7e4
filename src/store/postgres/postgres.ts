import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { StoreError } from '../errors/store-error.ts'
import { guardedQueries } from '../guarded.ts'
import { bringUpToDate } from '../migrate.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { CONNECT_MS, KEEP_ALIVE, STATEMENT_LIMITS } from './limits.ts'
import { PostgresListener } from './listener.ts'
import { queriesOver } from './queries.ts'
import { transact, untilDone } from './transaction.ts'
import type { Store } from '../store.ts'
import { assertOutsideTransaction } from '../tx-guard.ts'
import { isUnavailable } from '../errors/unavailable.ts'

/** Any number, the same in every naze: one process migrates, the others wait. */
const MIGRATION_LOCK = 4_380_001

/** For what takes as long as it takes: a connection of its own, without the limits of ordinary queries. */
async function onOwnConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...KEEP_ALIVE })
  // Whoever waits for an answer is told by the answer; without a listener the process would end.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export async function migratePostgres(url: string): Promise<void> {
  await onOwnConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const migrations = () => migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
    await bringUpToDate(queriesOver(client), migrations)
  })
}

/** The first word with the database. Says which one it is, without its password. */
async function migrateOrSay(url: string): Promise<void> {
  try {
    await migratePostgres(url)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { host, pathname } = new URL(url)
    const reason = error instanceof AggregateError ? error.errors[0] : error
    const said = reason instanceof Error ? reason.message : String(reason)
    throw new StoreError('DB_UNAVAILABLE', `PostgreSQL at ${host}${pathname} cannot be reached: ${said}`, error)
  }
}

export async function openPostgresStore(url: string, options: { poolSize?: number } = {}): Promise<Store> {
  await migrateOrSay(url)
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: CONNECT_MS,
    ...STATEMENT_LIMITS,
    ...KEEP_ALIVE,
  })
  // A connection that dies is replaced by the pool, and whoever uses it is told by their query. Without a listener the
  // process would end, for an idle one and for one in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const listener = new PostgresListener(url)
  return {
    kind: 'postgres',
    db: guardedQueries(queriesOver(pool)),
    jobConnection: { kind: 'postgres', url },
    exclusive: false,
    tx(run, { patient = false } = {}) {
      assertOutsideTransaction('store.tx')
      if (patient) return onOwnConnection(url, (client) => transact(client, 'begin', run))
      return untilDone(async () => {
        const client = await pool.connect()
        let broken: Error | undefined
        try {
          return await transact(client, 'begin', run, (error) => (broken = error))
        } finally {
          client.release(broken)
        }
      })
    },
    snapshot(run) {
      assertOutsideTransaction('store.snapshot')
      const oneMoment = 'begin isolation level repeatable read read only'
      return onOwnConnection(url, (client) => transact(client, oneMoment, run))
    },
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}
