import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { FreeSpace, freeBytesOf, type ReadFreeBytes, refuseFullDisk } from '#store/embedded/folder/free-space.ts'
import { firstDamagedPage } from '#store/embedded/folder/page-checksums.ts'
import { hasStore, notWhole } from '#store/embedded/folder/store-folder.ts'
import { storeFolder } from '#store/embedded/folder/store-paths.ts'
import { readStoreNote } from '#store/embedded/folder/store-note.ts'
import { refuseLocked } from '#store/embedded/folder/folder-lock.ts'
import { newestMigration } from '#store/migrations-folder.ts'
import { appliedMigration, refuseNewer } from '#store/migrate.ts'
import type { Config } from '../config.ts'

/** How the store is, in a few words, for someone who may only look. Throws what is wrong with it. */
export async function lookAtStore({ home, databaseUrl }: Config, readFreeBytes?: ReadFreeBytes): Promise<string> {
  if (databaseUrl !== null) return stateOf(await postgresMigration(databaseUrl))
  const space = new FreeSpace(readFreeBytes ?? freeBytesOf(existingPart(home)))
  await refuseFullDisk(home, space, existsSync(storeFolder(home)))
  // Before the files: while naze runs they may be seen half changed.
  refuseLocked(home)
  if (!hasStore(home)) return 'there is no store yet: naze start makes it'
  const damage = await firstDamagedPage(storeFolder(home))
  if (damage !== undefined) throw notWhole(storeFolder(home), damage)
  return stateOf(readStoreNote(home))
}

/** A home that is not there yet is made in the nearest folder that is. */
function existingPart(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingPart(dirname(path))
}

/** `applied` is undefined for a store that does not say. */
function stateOf(applied: number | undefined): string {
  if (applied === undefined) return 'the store is whole; how new it is shows when naze starts'
  refuseNewer(applied)
  if (applied === 0) return 'the database has no tables yet: naze start makes them'
  if (applied < newestMigration()) return 'the store is whole and older than this naze: naze start brings it up to date'
  return 'the store is whole and up to date'
}

async function postgresMigration(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    return await appliedMigration(drizzle(client))
  } finally {
    await client.end()
  }
}
