import { Jobs } from '#kernel/jobs/index.ts'
import { migratePglite, pgliteStore } from '#store/embedded/pglite.ts'
import { buildTemplate } from '#store/embedded/template.ts'

/** Builds the first database of this version once, the job queue's tables included: a first open then takes a second. */
export async function prepareTemplate(): Promise<string> {
  return buildTemplate(async (database) => {
    await migratePglite(database)
    const jobs = new Jobs(pgliteStore(database), { queues: [] })
    await jobs.start()
    await jobs.stop({ drainMs: 0 })
  })
}
