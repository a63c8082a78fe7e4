import { drizzle } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Client, Pool, PoolClient } from 'pg'
import type { Queries, Tx } from '../store.ts'

/** The type of drizzle's own result shape is of no use above the store: both stores give rows. */
const asQueries = (handle: object): Queries => handle as Queries

export function queriesOver(connection: Client | PoolClient | Pool): Queries {
  return asQueries(drizzle(connection))
}

/** For a connection on which a transaction has begun: one inside it is a savepoint, never a commit of the whole. */
export function transactionOver(connection: Client | PoolClient): Tx {
  const dialect = new PgDialect()
  return asQueries(new NodePgTransaction(dialect, new NodePgSession(connection, dialect, undefined), undefined))
}
