import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import type { Queries } from '../store.ts'

/** The type of drizzle's own result shape is of no use above the store: both stores give rows. */
export function queriesOver(connection: Client | PoolClient | Pool): Queries {
  return drizzle(connection) as unknown as Queries
}
