import { randomUUID } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, unlinkSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { writeArchive } from '#store/backup/index.ts'
import type { Store } from '#store/store.ts'
import { jobSections } from '../jobs/index.ts'

export interface BackupParts {
  store: Store
  version: string
  /** Where the archive lies, without a name, until it has been read. */
  spoolFolder: string
}

/** All rows and waiting jobs of one moment. The store is free again before the first byte is read. */
export function takeBackup(
  { store, version, spoolFolder }: BackupParts,
  { createdAt, signal }: { createdAt: Date; signal?: AbortSignal },
): Promise<Readable> {
  return spool(spoolFolder, (to) =>
    writeArchive(store, to, { version, createdAt, others: jobSections, ...(signal && { signal }) }),
  )
}

/**
 * Fills a file and gives it back to be read, however slowly. The file loses its name as soon as it is open: once it is
 * read, or the process is gone, nothing of it is left for anyone to find.
 */
async function spool(folder: string, fill: (to: Writable) => Promise<void>): Promise<Readable> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `backup-${randomUUID()}.unfinished`)
  const reading = openSync(path, 'wx+', 0o600)
  // A descriptor of its own: a stream that fails closes it, and then the number may already be someone else's.
  const to = createWriteStream(path, { fd: openSync(path, 'r+') })
  try {
    unlinkSync(path)
    await fill(to)
    return createReadStream(path, { fd: reading, start: 0 })
  } catch (error) {
    to.destroy()
    closeSync(reading)
    throw error
  }
}
