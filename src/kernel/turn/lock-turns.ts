import { sql } from 'drizzle-orm'
import type { Store, Tx } from '#store/store.ts'

/**
 * Whoever writes for a subject comes one after the other, from the first row on: taking in, concluding and erasing lock the
 * same rows, and could otherwise wait for each other. A store with one connection has that order by itself.
 */
export async function lockTurns(tx: Tx, { exclusive }: Pick<Store, 'exclusive'>, subjectId: string): Promise<void> {
  if (exclusive) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns:${subjectId}`}, 0))`)
}
