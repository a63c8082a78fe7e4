import { existsSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { PGlite } from '@electric-sql/pglite'
import { keepCheckpoints } from './checkpoints.ts'
import { EmbeddedDatabase } from './embedded-database.ts'
import { refuseMissingFiles } from './missing-files.ts'
import { FreeSpace, freeBytesOf, type ReadFreeBytes, refuseFullDisk } from './folder/free-space.ts'
import { MAINTENANCE_MS, withPatience } from './patience.ts'
import { PlainQueries } from './plain-queries.ts'
import { Reserve, usingReserve } from './folder/reserve.ts'
import { closeToOthers } from './folder/private-files.ts'
import { hasStore } from './folder/store-folder.ts'
import { writeManifest } from './folder/store-manifest.ts'
import { storeFolder } from './folder/store-paths.ts'
import { writeStoreNote } from './folder/store-note.ts'
import { lockFolder } from './folder/folder-lock.ts'
import { guardedQueries, guardedSnapshot, guardedTransaction } from '../guarded.ts'
import { bringUpToDate } from '../migrate.ts'
import { migrationsFolder, newestMigration } from '../migrations-folder.ts'
import { PreparedPglite, type UsedByDrizzle } from './prepared-pglite.ts'
import type { Queries, Store } from '../store.ts'
import { findTemplate } from './template.ts'

export interface PgliteOptions {
  /** Where news of the database goes: a disk that is full or has room again, a database that was opened again. */
  onNews?: (news: string) => void
  /** For tests: how much room there is. */
  readFreeBytes?: ReadFreeBytes
}

function drizzleOver(database: EmbeddedDatabase) {
  const used: UsedByDrizzle = new PreparedPglite(database)
  return drizzle(used as PGlite)
}

export async function migratePglite(database: EmbeddedDatabase): Promise<void> {
  const db = drizzleOver(database)
  await withPatience(MAINTENANCE_MS, () =>
    bringUpToDate(db, () => migrate(db, { migrationsFolder: migrationsFolder() })),
  )
}

/** Made beside its place and renamed when whole, so that a crash during the first open leaves no half database. */
async function createDatabaseFolder(home: string, space: FreeSpace): Promise<void> {
  const folder = storeFolder(home)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const template = await findTemplate()
  const database = await EmbeddedDatabase.open({ folder: unfinished, space, ...(template && { template }) })
  try {
    await migratePglite(database)
  } finally {
    await database.close()
  }
  closeToOthers(home)
  await rename(unfinished, folder)
}

/** PostgreSQL notes who uses its folder; of an opening that failed nothing is to stay. */
async function leavingNothing<T>(folder: string, open: (folder: string) => Promise<T>): Promise<T> {
  const note = join(folder, 'postmaster.pid')
  const wasThere = existsSync(note)
  try {
    return await open(folder)
  } catch (error) {
    if (!wasThere) rmSync(note, { force: true })
    throw error
  }
}

/** The embedded store in `home/store`, for one process at a time. */
export async function openPgliteStore(home: string, options: PgliteOptions = {}): Promise<Store> {
  const onNews = options.onNews ?? (() => {})
  const lock = lockFolder(home)
  const reserve = new Reserve(home)
  const space = new FreeSpace(options.readFreeBytes ?? freeBytesOf(home), (full, megabytes) => {
    if (!full) void reserve.fill(space.bytes)
    onNews(
      full
        ? `STORE_FULL: ${megabytes} MB free on the disk of ${home}; nothing is saved until there is room; reading and deleting one's own words go on`
        : `${megabytes} MB free on the disk of ${home}: saving goes on`,
    )
  })
  try {
    closeToOthers(home)
    const isThere = hasStore(home)
    await refuseFullDisk(home, space, isThere)
    if (!isThere) await createDatabaseFolder(home, space)
    const database = await leavingNothing(storeFolder(home), (folder) =>
      EmbeddedDatabase.open({ folder, space, reserve, onNews }),
    )
    try {
      await refuseMissingFiles(database, storeFolder(home))
      await migratePglite(database)
      writeStoreNote(home, newestMigration())
      await reserve.fill(space.bytes)
      closeToOthers(home)
    } catch (error) {
      // Left open, it would keep a refused process alive.
      await database.close()
      throw error
    }
    return pgliteStore(database, () => {
      writeManifest(home)
      // PostgreSQL makes a few files, such as its statistics, as everybody's.
      closeToOthers(home)
      lock.release()
    })
  } catch (error) {
    space.stop()
    lock.release()
    throw error
  }
}

export function pgliteStore(database: EmbeddedDatabase, onClosed: () => void = () => {}): Store {
  const db: Queries = drizzleOver(database)
  const transaction = guardedTransaction(db)
  const snapshot = guardedSnapshot(db)
  const checkpoints = keepCheckpoints(database)
  let closed: Promise<void> | undefined
  return {
    kind: 'pglite',
    db: guardedQueries(db),
    jobConnection: { kind: 'pglite', pglite: new PlainQueries(database) },
    exclusive: true,
    embedded: {
      get condition() {
        if (!database.isUp) return 'down'
        return database.space.isFull ? 'full' : 'ok'
      },
      get freeBytes() {
        return database.space.bytes
      },
    },
    tx: (run, { erasing = false } = {}) => (erasing ? usingReserve(() => transaction(run)) : transaction(run)),
    snapshot: (run) => withPatience(MAINTENANCE_MS, () => snapshot(run)),
    listen: (channel, onPayload) => database.listen(channel, onPayload),
    close() {
      checkpoints.stop()
      closed ??= database.close().then(onClosed)
      return closed
    },
  }
}
