import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../../errors/store-error.ts'
import { doorFile } from './store-paths.ts'

/**
 * PGlite has no lock of its own: two processes on one folder lose rows silently. SQLite's exclusive lock is an
 * operating-system lock (fcntl on Linux and macOS, LockFileEx on Windows), so a killed process leaves nothing behind.
 */
export interface FolderLock {
  release(): void
}

export function lockFolder(folder: string): FolderLock {
  let handle: DatabaseSync
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    handle = new DatabaseSync(lockFile(folder))
  } catch (cause) {
    throw cannotWrite(folder, cause)
  }
  try {
    // Whoever only looks holds it for an instant, too.
    handle.exec(
      'PRAGMA journal_mode = OFF; PRAGMA busy_timeout = 250; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE',
    )
  } catch (cause) {
    handle.close()
    throw isBusy(cause) ? inUse(folder, cause) : cannotWrite(folder, cause)
  }
  try {
    // What the one before said of itself no longer holds.
    rmSync(doorFile(folder), { force: true })
    writeFileSync(holderFile(folder), String(process.pid), { mode: 0o600 })
  } catch (cause) {
    handle.close()
    throw cannotWrite(folder, cause)
  }
  return { release: () => handle.close() }
}

/** Looks only: throws when somebody holds the folder. */
export function refuseLocked(folder: string): void {
  if (!existsSync(lockFile(folder))) return
  const handle = new DatabaseSync(lockFile(folder), { readOnly: true })
  try {
    handle.exec('PRAGMA busy_timeout = 0; PRAGMA schema_version')
  } catch (cause) {
    throw isBusy(cause) ? inUse(folder, cause) : cannotWrite(folder, cause)
  } finally {
    handle.close()
  }
}

/** Looks only. */
export function isLocked(folder: string): boolean {
  try {
    refuseLocked(folder)
    return false
  } catch (error) {
    if (error instanceof StoreError && error.code === 'STORE_LOCKED') return true
    throw error
  }
}

const lockFile = (folder: string) => join(folder, 'lock.db')
const holderFile = (folder: string) => join(folder, 'lock.pid')

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked/i.test(error.message)
}

function inUse(folder: string, cause: unknown): StoreError {
  return new StoreError('STORE_LOCKED', `${folder} is in use by process ${readHolder(folder)}`, cause)
}

function cannotWrite(folder: string, cause: unknown): StoreError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (/ENOSPC|disk is full/i.test(reason))
    return new StoreError('STORE_FULL', `The disk of ${folder} is full: free some space, then start again`, cause)
  return new StoreError('DB_ERROR', `${folder} cannot be used (${reason}): set NAZE_HOME to a folder of yours`, cause)
}

function readHolder(folder: string): string {
  try {
    return readFileSync(holderFile(folder), 'utf8').trim() || 'unknown'
  } catch {
    return 'unknown'
  }
}
