import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PlainQueries } from './embedded/plain-queries.ts'

/** A drizzle handle: the same type outside and inside a transaction, on either store. */
export type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>
/** Inside `store.tx` only. */
export type Tx = Queries

/** What the job queue needs to share this store's connection. */
export type JobConnection = { kind: 'pglite'; pglite: PlainQueries } | { kind: 'postgres'; url: string }

export interface EmbeddedCondition {
  /** `full`: only reading is possible; `down`: it is being opened again. */
  readonly condition: 'ok' | 'full' | 'down'
  readonly freeBytes: number
}

export interface Store {
  readonly kind: 'pglite' | 'postgres'
  /** Queries outside a transaction; throws when used inside one. */
  readonly db: Queries
  readonly jobConnection: JobConnection
  /** True when no other process can be working on this store, so leases of other owners are dead. */
  readonly exclusive: boolean
  /** Only of the store whose files this process writes itself. */
  readonly embedded?: EmbeddedCondition
  /**
   * May run `run` again after a deadlock, so it leaves nothing behind but what it did with `tx`. `patient`: for work that
   * takes long on purpose, such as filling a whole store; it waits for as long as it needs. `erasing`: for deleting
   * somebody's words, which goes on when an embedded store is full.
   */
  tx<T>(run: (tx: Tx) => Promise<T>, options?: { patient?: boolean; erasing?: boolean }): Promise<T>
  /** Whatever is read inside is of one moment, and nothing can be written. Embedded, all others wait for its end. */
  snapshot<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls back with the payload of every NOTIFY on the channel until the returned function is called. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
