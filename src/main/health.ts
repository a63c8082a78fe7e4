import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Jobs } from '#kernel/jobs/index.ts'
import { HealthOutput, type OperationVerbs } from '#kernel/operations.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/index.ts'
import { version } from './version.ts'

export function makeHealth(parts: { store: Store; jobs: Jobs; model: string }): OperationVerbs['health'] {
  return defineVerb({
    name: 'operations.health',
    summary:
      'Whether naze is up: version, store, model and jobs. Fails when the store does not answer; not ok while the job queue does not.',
    input: z.object({}),
    output: HealthOutput,
    errors: ['DB_ERROR'],
    async run() {
      await parts.store.db.execute(sql`select 1`)
      const jobs = await parts.jobs.counts()
      return {
        ok: parts.jobs.isRunning,
        version,
        store: parts.store.kind,
        model: parts.model,
        jobs: { running: parts.jobs.isRunning, failed: jobs.failed },
      }
    },
  })
}
