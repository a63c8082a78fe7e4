import { drizzle } from 'drizzle-orm/pg-proxy'
import { NazeError } from '#kernel/errors.ts'
import type { Queries, Store } from '#store/index.ts'

/** For a process whose store another one holds: the parts are made with it as ever, and whoever used it would be refused. */
export class AbsentStore implements Store {
  readonly kind = 'pglite'
  readonly exclusive = false
  readonly db: Queries = drizzle(() => Promise.reject(absent()))
  /** Looked at when the queue is made; it goes there only when it is started, which is never. */
  readonly jobConnection = { kind: 'postgres', url: 'postgres://nowhere.invalid/' } as const

  tx(): Promise<never> {
    return Promise.reject(absent())
  }

  snapshot(): Promise<never> {
    return Promise.reject(absent())
  }

  listen(): Promise<never> {
    return Promise.reject(absent())
  }

  async close(): Promise<void> {}
}

function absent(): NazeError {
  return new NazeError('INTERNAL', 'the store is with another process')
}
