import { AsyncLocalStorage } from 'node:async_hooks'
import type { Query } from 'drizzle-orm'
import { rowsOf } from './rows.ts'
import type { Tx } from './store.ts'

export type OnRows = (rows: readonly Record<string, unknown>[]) => void

/** A transaction that can keep a write back until something is sent anyway. */
export interface KeepsWrites {
  keep(query: Query, onRows: OnRows | undefined): Promise<void>
}

const open = new AsyncLocalStorage<KeepsWrites>()

export function keepingWrites<T>(transaction: KeepsWrites, run: () => Promise<T>): Promise<T> {
  return open.run(transaction, run)
}

type Write = PromiseLike<unknown> & ({ toSQL(): Query } | { getQuery(): Query })

/**
 * A write whose answer nobody waits for. Embedded, where each message to the database's thread costs more than most
 * writes, it travels with the next query that is waited for or with the commit, in the order of the calls, and that one
 * fails with it. `onRows` is called before the transaction has ended.
 */
export async function later(_tx: Tx, write: Write, onRows?: OnRows): Promise<void> {
  const transaction = open.getStore()
  if (transaction !== undefined) return transaction.keep('toSQL' in write ? write.toSQL() : write.getQuery(), onRows)
  const result = await write
  onRows?.(rowsOf(result))
}
