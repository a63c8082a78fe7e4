import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { guardedQueries, guardedSnapshot, guardedTransaction } from './guarded.ts'
import { bringUpToDate } from './migrate.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { PostgresListener } from './postgres-listener.ts'
import type { Queries, Store } from './store.ts'

/** Any number, the same in every naze: one process migrates, the others wait. */
const MIGRATION_LOCK = 4_380_001

export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle(client)
    await bringUpToDate(db as unknown as Queries, () => migrate(db, { migrationsFolder: migrationsFolder() }))
  } finally {
    await client.end()
  }
}

export async function openPostgresStore(url: string, options: { poolSize?: number } = {}): Promise<Store> {
  await migratePostgres(url)
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // An idle connection that dies is replaced by the pool; without a listener the process would end.
  pool.on('error', () => {})
  const db = drizzle(pool) as unknown as Queries
  const listener = new PostgresListener(url)
  return {
    kind: 'postgres',
    db: guardedQueries(db),
    jobConnection: { kind: 'postgres', url },
    exclusive: false,
    tx: guardedTransaction(db),
    snapshot: guardedSnapshot(db),
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}
