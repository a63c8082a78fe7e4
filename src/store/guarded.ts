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

type InTransaction = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>

export function guardedTransaction(db: Queries): InTransaction {
  return (run) => {
    assertOutsideTransaction('store.tx')
    return db.transaction((tx) => runInsideTransaction(() => run(tx)))
  }
}

export function guardedSnapshot(db: Queries): InTransaction {
  return (run) => {
    assertOutsideTransaction('store.snapshot')
    const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
    return db.transaction((tx) => runInsideTransaction(() => run(tx)), oneMoment)
  }
}
