import { assertOutsideTransaction, runInsideTransaction } from './tx-guard.ts'
import type { Queries, Tx } from './store.ts'

/** The plain handle, made unusable inside a transaction: a query beside `tx` would wait for it forever. */
export function guardedQueries(db: Queries): Queries {
  return new Proxy(db, {
    get(target, property, receiver) {
      if (typeof property === 'string') assertOutsideTransaction(`store.db.${property}`)
      const value: unknown = Reflect.get(target, property, receiver)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

export function guardedTransaction(db: Queries): <T>(run: (tx: Tx) => Promise<T>) => Promise<T> {
  return (run) => {
    assertOutsideTransaction('store.tx')
    return db.transaction((tx) => runInsideTransaction(() => run(tx)))
  }
}
