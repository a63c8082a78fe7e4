import { AsyncLocalStorage } from 'node:async_hooks'

/** No query of a turn takes a second. One that takes this long will not end. */
const QUERY_MS = 20_000
/** Reading everything for a backup, rewriting tables, bringing an older database up to date. */
export const MAINTENANCE_MS = 30 * 60_000

const chosen = new AsyncLocalStorage<number>()

/** What `run` sends to the database may take this long before it counts as hung. */
export function withPatience<T>(ms: number, run: () => Promise<T>): Promise<T> {
  return chosen.run(ms, run)
}

export function patienceMs(): number {
  return chosen.getStore() ?? QUERY_MS
}
