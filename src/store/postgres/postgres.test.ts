import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshPostgresUrl } from '../../../test/support/store/stores.ts'
import { sqlState } from '../errors/sql-state.ts'
import { isStoreFailure, StoreError } from '../errors/store-error.ts'
import { openPostgresStore } from './postgres.ts'
import { rowsOf } from '../rows.ts'
import type { Store, Tx } from '../store.ts'
import { isUnavailable } from '../errors/unavailable.ts'

const away = (reason: unknown) => expect(reason).toSatisfy(isUnavailable)
const ownFault = (reason: unknown) =>
  expect(reason).toSatisfy((error) => isStoreFailure(error) && !isUnavailable(error))

/** What `work` throws. */
async function thrownBy(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('a PostgreSQL that is hurt', () => {
  let url: string
  let store: Store
  let admin: Client
  beforeAll(async () => {
    url = await freshPostgresUrl()
    store = await openPostgresStore(url, { poolSize: 3 })
    admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query('create table t (id int primary key, n int not null)')
    await admin.query('insert into t values (1, 0), (2, 0)')
  })
  afterAll(async () => {
    await store.close()
    await admin.end()
  })
  const cutAll = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  const add = (tx: Tx, id: number) => tx.execute(sql`update t set n = n + 1 where id = ${id}`)
  const sum = async () => rowsOf<{ n: number }>(await store.db.execute(sql`select sum(n)::int as n from t`))[0]?.n
  const opened = async () => {
    const { rows } = await admin.query(`select 1 from pg_stat_activity where datname = current_database()`)
    return rows.length
  }

  test('[trust.db-unavailable] a connection cut in the middle of a transaction, or between two, ends nothing', async () => {
    const before = await sum()
    for (let n = 0; n < 5; n++) {
      const error = await thrownBy(() =>
        store.tx(async (tx) => {
          await add(tx, 1)
          await cutAll()
          // Nothing is asked of the connection meanwhile: its end comes as an event that nobody waits for.
          await sleep(50)
          await add(tx, 2)
        }),
      )
      away(error)
    }
    expect(await sum()).toBe(before)
    await store.tx((tx) => add(tx, 1))
    expect(await sum()).toBe((before ?? 0) + 1)
    // Those that were cut take a moment to be gone.
    await expect.poll(opened).toBeLessThanOrEqual(4)
  })

  test('[trust.db-unavailable] cut before it has begun, a transaction gives its connection back all the same', async () => {
    for (let n = 0; n < 6; n++) {
      // All three connections are there, and none of them works any more.
      await Promise.all([1, 2, 3].map(() => store.tx((tx) => tx.execute(sql`select pg_sleep(0.02)`))))
      await cutAll()
      const tries = await Promise.allSettled([1, 2, 3].map(() => store.tx((tx) => add(tx, 1))))
      for (const one of tries) if (one.status === 'rejected') away(one.reason)
    }
    expect(await sum()).toBeGreaterThan(0)
  })

  test('[trust.db-unavailable] a locked table and a pool without a free connection are told within seconds', async () => {
    await admin.query('begin')
    await admin.query('lock table t in access exclusive mode')
    try {
      const waiting = [
        thrownBy(() => store.tx((tx) => add(tx, 1))),
        thrownBy(() => store.db.execute(sql`select * from t`)),
        thrownBy(() => store.tx((tx) => add(tx, 2))),
        thrownBy(() => store.db.execute(sql`select 1`)),
      ]
      const told = await Promise.all(waiting)
      for (const error of told) away(error)
      // Given up waiting for the lock (55P03), not only stopped later as a statement that takes too long.
      expect(told.slice(0, 3).map(sqlState)).toEqual(['55P03', '55P03', '55P03'])
    } finally {
      await admin.query('rollback')
    }
    expect(await sum()).toBeTypeOf('number')
  })

  test('a snapshot waits for a lock as long as it has to', async () => {
    await admin.query('begin')
    await admin.query('lock table t in access exclusive mode')
    const reading = store.snapshot((tx) => tx.execute(sql`select * from t`))
    await sleep(6_000)
    await admin.query('rollback')
    expect(rowsOf(await reading)).toHaveLength(2)
  })

  test('[trust.deadlock] two transactions that wait for each other both happen, each once', async () => {
    const before = (await sum()) ?? 0
    const runs: string[] = []
    const both = (first: number, second: number) =>
      store.tx(async (tx) => {
        runs.push(`${first}`)
        await add(tx, first)
        await sleep(200)
        await add(tx, second)
      })
    await Promise.all([both(1, 2), both(2, 1)])
    expect(runs.length).toBeGreaterThan(2)
    expect(await sum()).toBe(before + 4)
  })

  test('[trust.db-unavailable] what a query itself does wrong is no matter of availability', async () => {
    const doubled = await thrownBy(() => store.tx((tx) => tx.execute(sql`insert into t values (1, 1)`)))
    ownFault(doubled)
    const unknown = await thrownBy(() => store.db.execute(sql`select nothing from nowhere`))
    ownFault(unknown)
  })

  test('a commit that the server turned into an undo is not taken for one', async () => {
    const careless = store.tx(async (tx) => {
      await add(tx, 1)
      await tx.execute(sql`insert into t values (1, 1)`).catch(() => undefined)
    })
    await expect(careless).rejects.toThrow('failed query')
  })

  test('listeners hear again after a cut, and are told to look for themselves', async () => {
    const heard: string[] = []
    await store.listen('naze_test', (payload) => heard.push(payload))
    await cutAll()
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('')
    await store.tx((tx) => tx.execute(sql`select pg_notify('naze_test', 'news')`))
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('news')
  })
})

test('[trust.db-unavailable] a PostgreSQL that cannot be reached is named in one line, without its password', async () => {
  const error = await thrownBy(() => openPostgresStore('postgres://naze:secret@127.0.0.1:1/naze'))
  away(error)
  if (!(error instanceof StoreError)) throw error
  const { message } = error
  expect(message).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/naze cannot be reached: .*ECONNREFUSED/)
  expect(message).not.toContain('secret')
})
