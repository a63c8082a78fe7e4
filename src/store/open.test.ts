import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { freshPostgresUrl } from '../../test/support/store/stores.ts'
import { lockFolder } from './embedded/folder/folder-lock.ts'
import { openPgliteStore } from './embedded/pglite.ts'
import { openPostgresStore } from './postgres/postgres.ts'
import { rowsOf } from './rows.ts'

const folders: string[] = []
const newHome = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naze-store-'))
  folders.push(folder)
  return folder
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})
const fromTheFuture = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`

test('[house.store-newer] a database written by a newer naze is refused, embedded', async () => {
  const home = await newHome()
  const store = await openPgliteStore(home)
  await store.db.execute(fromTheFuture)
  await store.close()
  await expect(openPgliteStore(home)).rejects.toMatchObject({ code: 'STORE_TOO_NEW' })
  // Refusing lets go of the folder: the right version can open it.
  lockFolder(home).release()
})

test('[house.store-newer] a database written by a newer naze is refused, on PostgreSQL', async () => {
  const url = await freshPostgresUrl()
  const store = await openPostgresStore(url)
  await store.db.execute(fromTheFuture)
  await store.close()
  await expect(openPostgresStore(url)).rejects.toMatchObject({ code: 'STORE_TOO_NEW' })
})

test('[house.store-lock] a folder is for one process; the refusal names the holder; letting go frees it', async () => {
  const home = await newHome()
  const lock = lockFolder(home)
  expect(() => lockFolder(home)).toThrow(`${home} is in use by process ${process.pid}`)
  const other = `import { lockFolder } from ${JSON.stringify(resolve(import.meta.dirname, 'embedded/folder/folder-lock.ts'))}
try { lockFolder(process.argv[1]); console.log('got it') } catch (error) { console.log(error.message) }`
  const tryElsewhere = async () =>
    (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', other, home])).stdout.trim()
  expect(await tryElsewhere()).toBe(`${home} is in use by process ${process.pid}`)
  lock.release()
  expect(await tryElsewhere()).toBe('got it')
})

test('[house.store-first-open] what a crash left of a first open is thrown away, and what was stored stays', async () => {
  const home = await newHome()
  await mkdir(join(home, 'store.unfinished'), { recursive: true })
  await writeFile(join(home, 'store.unfinished', 'PG_VERSION'), 'half')
  const store = await openPgliteStore(home)
  await store.db.execute(
    sql`insert into kernel.streams (workspace_id, name, seq) values (gen_random_uuid(), 'kept', 1)`,
  )
  await store.close()
  expect(existsSync(join(home, 'store.unfinished'))).toBe(false)
  const again = await openPgliteStore(home)
  const found = await again.db.execute(sql`select name from kernel.streams`)
  expect(rowsOf(found)).toEqual([{ name: 'kept' }])
  await again.close()
})

test('[house.store-migrate] several processes may open a fresh PostgreSQL at once', async () => {
  const url = await freshPostgresUrl('template0')
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(url)))
  const count = sql`select count(*)::int as n from kernel.streams`
  for (const store of stores) {
    expect(rowsOf(await store.db.execute(count))).toEqual([{ n: 0 }])
    await store.close()
  }
})
