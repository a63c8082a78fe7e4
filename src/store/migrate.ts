import { sql } from 'drizzle-orm'
import { StoreError } from './errors.ts'
import { newestMigration } from './migrations-folder.ts'
import type { Queries } from './store.ts'

/** `created_at` of the newest migration in the database; 0 for an empty one. */
async function appliedMigration(db: Queries): Promise<number> {
  const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`)
  if (rows<{ found: string | null }>(known)[0]?.found == null) return 0
  const newest = await db.execute(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`)
  return Number(rows<{ at: string | null }>(newest)[0]?.at ?? 0)
}

/** Drivers disagree on the shape of a raw result; both have rows. */
function rows<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows
}

/** Forward only. A database written by a newer naze is refused: this build cannot know what its columns mean. */
export async function bringUpToDate(db: Queries, apply: () => Promise<void>): Promise<void> {
  const [applied, newest] = [await appliedMigration(db), newestMigration()]
  if (applied > newest) {
    throw new StoreError(
      'STORE_TOO_NEW',
      'This database was written by a newer naze: start that version, or restore a backup made before it.',
    )
  }
  if (applied < newest) await apply()
}
