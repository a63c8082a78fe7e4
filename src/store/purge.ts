import { sql } from 'drizzle-orm'
import { withPatience, MAINTENANCE_MS } from './embedded/patience.ts'
import { LEAST_TO_WRITE } from './embedded/folder/free-space.ts'
import { StoreError } from './errors/store-error.ts'
import { sqlState } from './errors/sql-state.ts'
import { ownTables, type TableName } from './backup/own-tables.ts'
import { rowsOf } from './rows.ts'
import type { Store } from './store.ts'

const FORBIDDEN = '42501'
/** A table is written anew beside the old one, and into the log. */
const COPIES = 3

/** Where erased words are still to be found: this database user may not do more about it. */
export type Left = 'log' | 'statistics'

export interface Purged {
  tables: number
  left: Left[]
}

/**
 * Deleted and overwritten words stay in the free space of tables, in planner statistics and in the log until something
 * else is written there. Rewrites every table of ours, makes the statistics anew, and ends the log that still holds them.
 */
export function purgeStore(store: Store): Promise<Purged> {
  return withPatience(MAINTENANCE_MS, async () => {
    const tables = [...ownTables(), ...(await jobTables(store))]
    const left: Left[] = (await clearStatistics(store, tables)) ? [] : ['statistics']
    for (const table of tables) {
      const name = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`
      await refuseWithoutRoom(store, `${table.schema}.${table.name}`)
      await store.db.execute(sql`vacuum (full, analyze) ${name}`)
      // Each table's log goes before the next one's comes.
      if (store.embedded !== undefined) await store.db.execute(sql`checkpoint`)
    }
    await store.db.execute(sql`vacuum (full) pg_catalog.pg_statistic`)
    if (!(await endLog(store))) left.push('log')
    return { tables: tables.length, left }
  })
}

/** Of a table that has become empty PostgreSQL would keep them for ever, with the most common words in it. */
async function clearStatistics({ db }: Store, tables: readonly TableName[]): Promise<boolean> {
  const names = JSON.stringify(tables.map(({ schema, name }) => `${schema}.${name}`))
  const ours = sql`(select jsonb_array_elements_text(${names}::jsonb)::regclass)`
  const found = await db.execute(sql`select current_setting('server_version_num')::int >= 180000 as new`)
  if (rowsOf<{ new: boolean }>(found)[0]?.new !== true)
    return allowed(() => db.execute(sql`delete from pg_catalog.pg_statistic where starelid in ${ours}`))
  return allowed(() =>
    db.execute(sql`select pg_clear_attribute_stats(schemaname, tablename, attname, inherited) from pg_catalog.pg_stats
      where format('%I.%I', schemaname, tablename)::regclass in ${ours}`),
  )
}

/** The job queue's own: a job holds no words, but the message of one that failed might. */
async function jobTables(store: Store): Promise<TableName[]> {
  const found = await store.db.execute(sql`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'pgboss' and c.relkind = 'r' order by c.relname`)
  return rowsOf<TableName>(found)
}

async function refuseWithoutRoom({ db, embedded }: Store, name: string): Promise<void> {
  if (embedded === undefined) return
  const found = await db.execute(sql`select pg_total_relation_size(${name}::regclass)::text as size`)
  const needed = Number(rowsOf<{ size: string }>(found)[0]?.size ?? 0) * COPIES + LEAST_TO_WRITE
  if (embedded.freeBytes < needed)
    throw new StoreError(
      'STORE_FULL',
      `There is no room to rewrite ${name}: ${Math.ceil(needed / 1024 / 1024)} MB are needed.`,
    )
}

async function endLog({ db }: Store): Promise<boolean> {
  return (
    (await allowed(() => db.execute(sql`select pg_switch_wal()`))) && (await allowed(() => db.execute(sql`checkpoint`)))
  )
}

async function allowed(run: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await run()
    return true
  } catch (error) {
    if (sqlState(error) === FORBIDDEN) return false
    throw error
  }
}
