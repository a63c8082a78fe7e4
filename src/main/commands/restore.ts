import { crashPoint } from '#kernel/crash-points.ts'
import { Jobs, jobSections } from '#kernel/jobs/index.ts'
import type { BackupSummary } from '#kernel/operations.ts'
import { checkArchive, refuseFilled, restoreArchive } from '#store/backup/index.ts'
import type { Config } from '../config.ts'
import { version } from '../version.ts'
import { openStore, QUEUES } from '../wire.ts'

/** Looks at the whole file before it opens anything, and at the store before it changes anything there. */
export async function restoreBackup(config: Config, file: string): Promise<BackupSummary> {
  await checkArchive(file)
  const store = await openStore(config)
  try {
    await refuseFilled(store, { others: jobSections })
    // Makes the queue's tables, where they are missing, for the jobs in the file.
    const jobs = new Jobs(store, { queues: QUEUES })
    await jobs.start()
    await jobs.stop({ drainMs: 0 })
    return await restoreArchive(store, file, {
      version,
      others: jobSections,
      onMoment: (moment) => crashPoint(`restore.${moment}`),
    })
  } finally {
    await store.close()
  }
}
