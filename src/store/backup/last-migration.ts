import { sql } from 'drizzle-orm'
import { StoreError } from '../errors/store-error.ts'
import { migrationName } from '../migrations-folder.ts'
import { rowsOf } from '../rows.ts'
import type { Tx } from '../store.ts'
import type { Migration } from './archive-format.ts'

export async function lastMigration(tx: Tx): Promise<Migration> {
  const found = await tx.execute(sql`
    select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`)
  const [last] = rowsOf<{ hash: string; at: string }>(found)
  if (last === undefined) throw new StoreError('DB_ERROR', 'The store has no tables yet.')
  return { name: migrationName(Number(last.at)), at: Number(last.at), hash: last.hash }
}
