import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

export function runInsideTransaction<T>(run: () => Promise<T>): Promise<T> {
  return inside.run(true, run)
}

export function isInsideTransaction(): boolean {
  return inside.getStore() === true
}

/**
 * A transaction holds locks (and, embedded, the only connection): waiting there for a model, a file, the network or
 * another query deadlocks or stalls everyone. Whoever starts such work calls this first.
 */
export function assertOutsideTransaction(what: string): void {
  if (isInsideTransaction()) throw new Error(`${what} inside a transaction: use only \`tx\` there`)
}
