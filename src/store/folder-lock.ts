import { readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from './errors.ts'
import { doorFile } from './server-door.ts'

/**
 * PGlite has no lock of its own: two processes on one folder lose rows silently. SQLite's exclusive lock is an
 * operating-system lock (fcntl on Linux and macOS, LockFileEx on Windows), so a killed process leaves nothing behind.
 */
export interface FolderLock {
  release(): void
}

export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const holderFile = join(folder, 'lock.pid')
  const handle = new DatabaseSync(join(folder, 'lock.db'))
  try {
    handle.exec('PRAGMA journal_mode = OFF; PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    handle.close()
    throw new StoreError('STORE_LOCKED', `${folder} is in use by process ${readHolder(holderFile)}`, cause)
  }
  // What the one before said of itself no longer holds.
  rmSync(doorFile(folder), { force: true })
  writeFileSync(holderFile, String(process.pid))
  return { release: () => handle.close() }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}
