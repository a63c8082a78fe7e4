import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, PoolClient } from 'pg'
import { transactionOver } from './queries.ts'
import { sqlState } from '../errors/sql-state.ts'
import type { Tx } from '../store.ts'
import { runInsideTransaction } from '../tx-guard.ts'
import { isConnectionLost } from '../errors/unavailable.ts'

const TRIES = 5
/** The server has undone all of it: deadlock, serialization failure. */
const UNDONE = new Set(['40P01', '40001'])

/** One handle a connection: making it costs more than a query. */
const handles = new WeakMap<Client | PoolClient, Tx>()

function handleOf(client: Client | PoolClient): Tx {
  const handle = handles.get(client) ?? transactionOver(client)
  handles.set(client, handle)
  return handle
}

/**
 * Begin, work, commit. `onBroken` is told when the connection must not be used again. A connection that is cut during the
 * commit leaves open whether it happened: the caller hears of a failure, and a second try under the same key finds out.
 */
export async function transact<T>(
  client: Client | PoolClient,
  begin: 'begin' | 'begin isolation level repeatable read read only',
  work: (tx: Tx) => Promise<T>,
  onBroken: (error: Error) => void = () => {},
): Promise<T> {
  try {
    await client.query(begin)
    const result = await runInsideTransaction(() => work(handleOf(client)))
    const { command } = await client.query('commit')
    // A failed query that nobody minded: the server answers the commit by undoing all of it, without calling it an error.
    if (command !== 'COMMIT') throw new Error('a transaction with a failed query was committed')
    return result
  } catch (error) {
    if (isConnectionLost(error)) onBroken(error instanceof Error ? error : new Error(String(error)))
    else await client.query('rollback').catch(onBroken)
    throw error
  }
}

/** Again, a few times, what the server has undone because of others. Safe because `work` touches nothing but `tx`. */
export async function untilDone<T>(once: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await once()
    } catch (error) {
      if (tried === TRIES || !UNDONE.has(sqlState(error) ?? '')) throw error
      await sleep(Math.random() * 20 * 2 ** tried)
    }
  }
}
