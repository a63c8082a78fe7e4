import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onBothStores, openTestStore } from '../../test/support/store/stores.ts'
import { DatabaseThread } from './embedded/thread/database-thread.ts'
import { sqlState } from './errors/sql-state.ts'
import { later } from './later.ts'
import { rowsOf } from './rows.ts'
import type { Queries, Store, Tx } from './store.ts'

const all = async (db: Queries) =>
  rowsOf<{ n: number }>(await db.execute(sql`select n from kept order by n`)).map(({ n }) => n)
const insert = (tx: Tx, n: number) => tx.execute(sql`insert into kept values (${n}) returning n * 2 as twice`)

onBothStores('a write nobody waits for', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await store.db.execute(sql`create table kept (n int primary key)`)
  })
  beforeEach(() => store.db.execute(sql`delete from kept`))

  test('[house.store-later] is there for the next query, and in the order of the calls', async () => {
    const seen = await store.tx(async (tx) => {
      await later(tx, insert(tx, 1))
      await later(tx, tx.execute(sql`update kept set n = n + 1`))
      await later(tx, insert(tx, 1))
      return all(tx)
    })
    expect(seen).toEqual([1, 2])
    expect(await all(store.db)).toEqual([1, 2])
  })

  test('[house.store-later] is committed when nothing follows it, and its rows are heard of', async () => {
    const heard: unknown[] = []
    await store.tx((tx) => later(tx, insert(tx, 4), (rows) => heard.push(...rows)))
    expect(heard).toEqual([{ twice: 8 }])
    expect(await all(store.db)).toEqual([4])
  })

  test('[house.store-later] fails the whole transaction when it fails, with its own error', async () => {
    const unheard = vi.fn()
    const twice = store.tx(async (tx) => {
      await later(tx, insert(tx, 1))
      await later(tx, insert(tx, 1))
      await later(tx, insert(tx, 2), unheard)
    })
    expect(sqlState(await twice.catch((error: unknown) => error))).toBe('23505')
    const before = store.tx(async (tx) => {
      await later(tx, insert(tx, 3))
      await later(tx, insert(tx, 3))
      await all(tx)
    })
    expect(sqlState(await before.catch((error: unknown) => error))).toBe('23505')
    expect(await all(store.db)).toEqual([])
    expect(unheard).not.toHaveBeenCalled()
  })

  test('[house.store-later] is not made when the transaction throws', async () => {
    const thrown = store.tx(async (tx) => {
      await later(tx, insert(tx, 1))
      throw new Error('no')
    })
    await expect(thrown).rejects.toThrow('no')
    expect(await all(store.db)).toEqual([])
  })

  test('a failed query that nobody minded is not taken for a commit', async () => {
    const minded = store.tx(async (tx) => {
      await insert(tx, 1)
      await Promise.allSettled([insert(tx, 1)])
    })
    await expect(minded).rejects.toThrow('failed query was committed')
    expect(await all(store.db)).toEqual([])
  })
})

test('[house.store-later] embedded, a whole transaction of them is one message to the database', async () => {
  const store = await openTestStore('pglite')
  await store.db.execute(sql`create table kept (n int primary key)`)
  const write = (from: number) =>
    store.tx(async (tx) => {
      await later(tx, insert(tx, from))
      await later(tx, insert(tx, from + 1))
    })
  await write(1)
  const sent = vi.spyOn(DatabaseThread.prototype, 'exchange')
  await write(3)
  expect(sent).toHaveBeenCalledTimes(1)
  sent.mockRestore()
  expect(await all(store.db)).toEqual([1, 2, 3, 4])
  await store.close()
})
