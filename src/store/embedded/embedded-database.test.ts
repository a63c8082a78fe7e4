import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '../rows.ts'
import { openPgliteStore } from './pglite.ts'
import type { Store } from '../store.ts'
import { LEAST_TO_FINISH, LEAST_TO_WRITE } from './folder/free-space.ts'
import { withPatience } from './patience.ts'

// A store is opened several times, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const ENOUGH = LEAST_TO_WRITE * 100
const endless = sql`select count(*) from generate_series(1, 1000000000000)`

describe('the embedded store', () => {
  let home: string
  let store: Store
  let free = ENOUGH
  let onLook = () => {}
  const readFreeBytes = async () => {
    onLook()
    return free
  }
  const news: string[] = []
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'naze-embedded-'))
    store = await openPgliteStore(home, { readFreeBytes, onNews: (each) => news.push(each) })
    await store.db.execute(sql`create table t (n int)`)
  })
  afterAll(async () => {
    await store.close()
    await rm(home, { recursive: true, force: true })
  })
  const numbers = async () =>
    rowsOf<{ n: number }>(await store.db.execute(sql`select n from t order by n`)).map(({ n }) => n)
  /** Async: drizzle sends a query only when somebody waits for it. */
  const add = async (n: number) => store.db.execute(sql`insert into t values (${n})`)
  /** How much room there is, known to the store. */
  const leave = async (bytes: number) => {
    free = bytes
    await expect.poll(() => store.embedded?.condition, { timeout: 10_000 }).toBe(bytes < LEAST_TO_WRITE ? 'full' : 'ok')
  }

  test('[trust.database-thread] what hangs is ended: who waits is refused, what was committed stays, listeners look again', async () => {
    const heard: string[] = []
    await store.listen('naze_hang', (payload) => heard.push(payload))
    await add(1)
    const inside = store.tx(async (tx) => {
      await tx.execute(sql`insert into t values (2)`)
      await withPatience(1_000, async () => tx.execute(endless))
    })
    const waiting = add(3)
    waiting.catch(() => undefined)
    let beats = 0
    const heart = setInterval(() => (beats += 1), 50)
    await expect(inside).rejects.toMatchObject({ cause: expect.objectContaining({ code: 'DB_UNAVAILABLE' }) })
    await expect(waiting).rejects.toMatchObject({ cause: expect.objectContaining({ code: 'DB_UNAVAILABLE' }) })
    clearInterval(heart)
    expect(beats, 'this thread went on meanwhile').toBeGreaterThan(5)
    expect(await numbers()).toEqual([1])
    await expect.poll(() => heard).toEqual([''])
    await store.tx(async (tx) => tx.execute(sql`select pg_notify('naze_hang', 'again')`))
    await expect.poll(() => heard).toEqual(['', 'again'])
    await store.db.execute(sql`delete from t`)
    expect(news.join('\n')).toMatch(/opened again.*\n.*is open again/)
  })

  test('[trust.erase-when-full] without any room one can still have words erased, and nothing else', async () => {
    const reserve = join(home, 'store.reserve')
    await expect.poll(() => existsSync(reserve)).toBe(true)
    const room = statSync(reserve).size
    expect(room).toBe(LEAST_TO_FINISH)
    await add(1)
    await add(2)
    await leave(0)
    const erase = (n: number) => store.tx((tx) => tx.execute(sql`delete from t where n = ${n}`), { erasing: true })
    // Given up, it is room on the disk; and then somebody else takes that too.
    onLook = () => {
      free = existsSync(reserve) ? 0 : room
    }
    await erase(1)
    expect(existsSync(reserve)).toBe(false)
    await expect(add(3)).rejects.toMatchObject({ cause: expect.objectContaining({ code: 'STORE_FULL' }) })
    expect(await numbers()).toEqual([2])
    onLook = () => {
      free = 0
    }
    await expect(erase(2)).rejects.toMatchObject({ cause: expect.objectContaining({ code: 'STORE_FULL' }) })
    onLook = () => {}
    await leave(ENOUGH)
    await expect.poll(() => existsSync(reserve), { timeout: 10_000 }).toBe(true)
    await erase(2)
    expect(existsSync(reserve), 'not touched while there is room').toBe(true)
    expect(news.join('\n')).toContain('the reserve was given up, so that words can be erased')
  })

  test('[trust.store-full] without room nothing is written, everything can be read, and it recovers by itself', async () => {
    await add(1)
    await leave(LEAST_TO_WRITE - 1)
    const refused = { cause: expect.objectContaining({ code: 'STORE_FULL' }) }
    await expect(add(2)).rejects.toMatchObject(refused)
    await expect(store.tx(async (tx) => tx.execute(sql`insert into t values (3)`))).rejects.toMatchObject(refused)
    await expect(store.tx(async (tx) => tx.execute(sql`select * from t for update`))).rejects.toMatchObject(refused)
    expect(await numbers()).toEqual([1])
    expect(await store.tx(async (tx) => rowsOf(await tx.execute(sql`select n from t`)))).toEqual([{ n: 1 }])
    expect(await store.snapshot(async (tx) => rowsOf(await tx.execute(sql`select n from t`)))).toEqual([{ n: 1 }])
    await leave(ENOUGH)
    await add(4)
    expect(await numbers()).toEqual([1, 4])
    expect(news.join('\n')).toMatch(/STORE_FULL: 63 MB free.*\n.*saving goes on/)
    await store.db.execute(sql`delete from t`)
  })

  test('[trust.store-full] what is being written may be finished, until there is no room for that either', async () => {
    await store.tx(async (tx) => {
      await tx.execute(sql`insert into t values (1)`)
      await leave(LEAST_TO_FINISH + 1)
      await tx.execute(sql`insert into t values (2)`)
    })
    await leave(ENOUGH)
    const given = store.tx(async (tx) => {
      await tx.execute(sql`insert into t values (3)`)
      await leave(LEAST_TO_FINISH - 1)
      expect(rowsOf(await tx.execute(sql`select n from t`))).toHaveLength(3)
      await tx.execute(sql`insert into t values (4)`)
    })
    await expect(given).rejects.toMatchObject({ cause: expect.objectContaining({ code: 'STORE_FULL' }) })
    await leave(ENOUGH)
    expect(await numbers()).toEqual([1, 2])
  })

  test('[trust.database-thread] closing does not wait for a database that hangs', async () => {
    const other = await mkdtemp(join(tmpdir(), 'naze-embedded-'))
    const hung = await openPgliteStore(other)
    const never = hung.db.execute(endless).catch((error: unknown) => error)
    await hung.close()
    expect(await never).toMatchObject({ cause: expect.objectContaining({ code: 'DB_UNAVAILABLE' }) })
    // The folder is free again, and whole.
    await (await openPgliteStore(other)).close()
    await rm(other, { recursive: true, force: true })
  })

  test('[trust.start-refusals] a start on a full disk says so', async () => {
    const other = await mkdtemp(join(tmpdir(), 'naze-embedded-'))
    const little = { readFreeBytes: async () => LEAST_TO_WRITE }
    await expect(openPgliteStore(other, little)).rejects.toMatchObject({ code: 'STORE_FULL' })
    await (await openPgliteStore(other)).close()
    await (await openPgliteStore(other, little)).close()
    const none = { readFreeBytes: async () => LEAST_TO_WRITE - 1 }
    await expect(openPgliteStore(other, none)).rejects.toMatchObject({
      code: 'STORE_FULL',
      message: expect.stringMatching(/is full: 63 MB free, and opening the store needs 64 MB/),
    })
    await rm(other, { recursive: true, force: true })
  })
})
