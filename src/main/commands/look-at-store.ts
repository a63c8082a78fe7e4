import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { hasStore } from '#store/embedded/folder/store-folder.ts'
import { readStoreNote } from '#store/embedded/folder/store-note.ts'
import { refuseLocked } from '#store/embedded/folder/folder-lock.ts'
import { newestMigration } from '#store/migrations-folder.ts'
import { appliedMigration, refuseNewer } from '#store/migrate.ts'
import type { Config } from '../config.ts'

/** How the store is, in a few words, for someone who may only look. Throws what is wrong with it. */
export async function lookAtStore({ home, databaseUrl }: Config): Promise<string> {
  if (databaseUrl !== null) return stateOf(await postgresMigration(databaseUrl))
  // Before the files: while naze runs they may be seen half changed.
  refuseLocked(home)
  return hasStore(home) ? stateOf(readStoreNote(home)) : 'there is no store yet: naze start makes it'
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
