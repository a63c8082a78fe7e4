import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { onBothStores } from '../../test/support/store/stores.ts'
import { rowsOf } from './rows.ts'
import type { Store, Tx } from './store.ts'

onBothStores('store', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await store.db.execute(sql`create table t (n int)`)
  })
  const count = async () => {
    const result = await store.db.execute(sql`select count(*)::int as n from t`)
    return rowsOf<{ n: number }>(result)[0]?.n ?? 0
  }
  const insert = (tx: Tx) => tx.execute(sql`insert into t values (1)`)

  test('a transaction that throws leaves nothing', async () => {
    const before = await count()
    await expect(
      store.tx(async (tx) => {
        await tx.execute(sql`insert into t values (1)`)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await count()).toBe(before)
  })

  test('[house.store-guard] inside a transaction the plain handle and a second transaction are refused at once', async () => {
    await expect(store.tx(async () => store.db.execute(sql`select 1`))).rejects.toThrow(/inside a transaction/)
    await expect(store.tx(async () => store.tx(async () => 1))).rejects.toThrow(/inside a transaction/)
  })

  test('[house.store-guard] in a snapshot nothing can be written, and nothing beside it be used', async () => {
    const before = await count()
    const writing = store.snapshot((tx) => tx.execute(sql`insert into t values (1)`))
    await expect(writing).rejects.toMatchObject({ cause: expect.objectContaining({ code: '25006' }) })
    await expect(store.snapshot(async () => store.db.execute(sql`select 1`))).rejects.toThrow(/inside a transaction/)
    await expect(store.snapshot(async () => store.tx(async () => 1))).rejects.toThrow(/inside a transaction/)
    expect(await count()).toBe(before)
  })

  test('a transaction inside another is undone with it, and alone when it fails alone', async () => {
    const before = await count()
    const whole = store.tx(async (tx) => {
      await tx.transaction((inner) => insert(inner))
      throw new Error('undo')
    })
    await expect(whole).rejects.toThrow('undo')
    expect(await count()).toBe(before)
    await store.tx(async (tx) => {
      await insert(tx)
      const failing = tx.transaction(async (inner) => {
        await insert(inner)
        throw new Error('only this')
      })
      await failing.catch(() => undefined)
    })
    expect(await count()).toBe(before + 1)
  })

  test('a notification arrives when its transaction commits, and not when it is undone', async () => {
    const got: string[] = []
    const stop = await store.listen('naze_test', (payload) => got.push(payload))
    await store.tx(async (tx) => tx.execute(sql`select pg_notify('naze_test', 'kept')`))
    await store
      .tx(async (tx) => {
        await tx.execute(sql`select pg_notify('naze_test', 'undone')`)
        throw new Error('undo')
      })
      .catch(() => {})
    await store.tx(async (tx) => tx.execute(sql`select pg_notify('naze_test', 'last')`))
    await expect.poll(() => got).toEqual(['kept', 'last'])
    await stop()
  })
})

describe('every table', () => {
  test('[house.store-workspace] belongs to a workspace', async () => {
    const { openTestStore } = await import('../../test/support/store/stores.ts')
    const store = await openTestStore('pglite')
    const result = await store.db.execute(sql`
      select table_schema || '.' || table_name as name from information_schema.tables t
      where table_schema not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss') and not exists (
        select 1 from information_schema.columns c where c.table_schema = t.table_schema
        and c.table_name = t.table_name and c.column_name = 'workspace_id' and c.is_nullable = 'NO')
    `)
    await store.close()
    expect(rowsOf(result)).toEqual([])
  })
})
