import type { Readable } from 'node:stream'
import { writeArchive } from '#store/backup/index.ts'
import type { Store } from '#store/store.ts'
import { jobSections } from '../jobs/index.ts'
import { spool } from './spool.ts'

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
