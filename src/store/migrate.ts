import { type SQL, sql } from 'drizzle-orm'
import { StoreError } from './errors/store-error.ts'
import { newestMigration } from './migrations-folder.ts'
import { rowsOf } from './rows.ts'

/** Any drizzle handle, of either driver. */
interface Executes {
  execute(query: SQL): PromiseLike<unknown>
}

/** `created_at` of the newest migration in the database; 0 for an empty one. */
export async function appliedMigration(db: Executes): Promise<number> {
  const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`)
  if (rowsOf<{ found: string | null }>(known)[0]?.found == null) return 0
  const newest = await db.execute(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`)
  return Number(rowsOf<{ at: string | null }>(newest)[0]?.at ?? 0)
}

/** A database written by a newer naze is refused: this build cannot know what its columns mean. */
export function refuseNewer(applied: number): void {
  if (applied <= newestMigration()) return
  throw new StoreError(
    'STORE_TOO_NEW',
    'This database was written by a newer naze: start that version, or restore a backup made before it.',
  )
}

/** Forward only. */
export async function bringUpToDate(db: Executes, apply: () => Promise<void>): Promise<void> {
  const applied = await appliedMigration(db)
  refuseNewer(applied)
  if (applied < newestMigration()) await apply()
}
