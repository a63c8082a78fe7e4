import { sql } from 'drizzle-orm'
import type { Tx } from '#store/store.ts'

/**
 * Cards of one project change one after the other: of two analyses at once the second sees what the first has made. Taken
 * before any row, or two of its holders could wait for each other.
 */
export async function lockCards(tx: Tx, projectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interview.cards:${projectId}`}, 0))`)
}
