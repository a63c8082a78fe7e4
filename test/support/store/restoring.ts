import { z } from 'zod'
import { makeContext } from '../../../src/kernel/context.ts'
import { Jobs, jobSections } from '../../../src/kernel/jobs/index.ts'
import { defineQueue } from '../../../src/kernel/jobs/queue.ts'
import { restoreArchive } from '../../../src/store/backup/index.ts'
import { ownTables } from '../../../src/store/backup/own-tables.ts'
import type { Store } from '../../../src/store/store.ts'
import { dumpTables } from './dump.ts'

export const own = ownTables().map(({ schema, name }) => `${schema}.${name}`)

export const queue = defineQueue({ name: 'test.backup', schema: z.object({ n: z.int() }), retryLimit: 2 })
export const once = defineQueue({ name: 'test.backup-once', schema: z.object({ n: z.int() }), once: 'until-done' })
export const ctx = makeContext({ actor: { id: 'aki', kind: 'person', via: 'web' } })

export async function withJobs(store: Store, run: (jobs: Jobs) => Promise<void>): Promise<void> {
  const jobs = new Jobs(store, { queues: [queue, once], pollSeconds: 0.5 })
  await jobs.start()
  await run(jobs)
  await jobs.stop({ drainMs: 0 })
}

export const restore = (store: Store, file: string) =>
  restoreArchive(store, file, { version: '1.2.3', others: jobSections })

export async function ownRows(store: Store): Promise<Map<string, string[]>> {
  const dump = await dumpTables(store)
  return new Map(own.map((table) => [table, (dump.get(table) ?? '').split('\n').sort()]))
}

export const isEmpty = async (store: Store) =>
  [...(await ownRows(store)).values()].every((lines) => lines.join('') === '')
