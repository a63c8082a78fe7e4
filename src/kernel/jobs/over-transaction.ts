import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Tx } from '#store/store.ts'

/** What pg-boss needs to write a job with someone else's transaction. */
export function overTransaction(tx: Tx): ReturnType<typeof fromDrizzle> {
  const execute = async (query: unknown) => (await tx.execute(query as SQL)) as unknown as { rows: object[] }
  return fromDrizzle({ execute }, sql)
}
