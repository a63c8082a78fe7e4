import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folder-lock.ts'
import { guardedQueries, guardedSnapshot, guardedTransaction } from './guarded.ts'
import { bringUpToDate } from './migrate.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { PreparedPglite } from './prepared-pglite.ts'
import type { Queries, Store } from './store.ts'
import { readTemplate } from './template.ts'

export async function migratePglite(pglite: PGlite): Promise<void> {
  const db = drizzle(pglite)
  await bringUpToDate(db as unknown as Queries, () => migrate(db, { migrationsFolder: migrationsFolder() }))
}

/** Made beside its place and renamed when whole, so that a crash during the first open leaves no half database. */
async function createDatabaseFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const template = await readTemplate()
  const pglite = await PGlite.create(unfinished, template === undefined ? {} : { loadDataDir: template })
  await migratePglite(pglite)
  await pglite.close()
  await rename(unfinished, folder)
}

/** The embedded store in `home/store`, for one process at a time. */
export async function openPgliteStore(home: string): Promise<Store> {
  const lock = lockFolder(home)
  try {
    const folder = join(home, 'store')
    if (!existsSync(folder)) await createDatabaseFolder(folder)
    const pglite = await PGlite.create(folder)
    try {
      await migratePglite(pglite)
    } catch (error) {
      // Left open, it would keep a refused process alive.
      await pglite.close()
      throw error
    }
    return pgliteStore(pglite, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

export function pgliteStore(pglite: PGlite, onClosed: () => void = () => {}): Store {
  // Drizzle uses only the two methods that PreparedPglite has.
  const db = drizzle(new PreparedPglite(pglite) as unknown as PGlite) as unknown as Queries
  return {
    kind: 'pglite',
    db: guardedQueries(db),
    jobConnection: { kind: 'pglite', pglite },
    exclusive: true,
    tx: guardedTransaction(db),
    snapshot: guardedSnapshot(db),
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    async close() {
      await pglite.close()
      onClosed()
    },
  }
}
