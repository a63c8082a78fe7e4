import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { NazeError } from '#kernel/errors.ts'
import type { Jobs } from '#kernel/jobs/index.ts'
import { HealthOutput, type OperationVerbs } from '#kernel/operations.ts'
import { defineVerb } from '#kernel/verb.ts'
import type { Store } from '#store/index.ts'
import { version } from './version.ts'

/** Who asks wants to know now, also while the store works on something long. */
const PATIENCE_MS = 1_000

export function makeHealth(parts: { store: Store; jobs: Jobs; model: string }): OperationVerbs['health'] {
  let failed = 0
  const ask = async () => {
    await parts.store.db.execute(sql`select 1`)
    failed = (await parts.jobs.counts()).failed
    return parts.store.embedded?.condition === 'full' ? ('full' as const) : ('ok' as const)
  }
  return defineVerb({
    name: 'operations.health',
    summary:
      'Whether naze is up: version, store, model and jobs. Fails when the store does not answer; not ok while the job queue does not.',
    input: z.object({}),
    output: HealthOutput,
    errors: ['DB_ERROR', 'DB_UNAVAILABLE'],
    async run() {
      if (parts.store.embedded?.condition === 'down')
        throw new NazeError('DB_UNAVAILABLE', 'The database does not answer right now.')
      const state = await orBusy(ask())
      return {
        ok: parts.jobs.isRunning,
        version,
        store: parts.store.kind,
        store_state: state,
        model: parts.model,
        jobs: { running: parts.jobs.isRunning, failed },
      }
    },
  })
}

async function orBusy<T>(asked: Promise<T>): Promise<T | 'busy'> {
  const timer = new AbortController()
  asked.catch(() => undefined)
  try {
    return await Promise.race([asked, sleep(PATIENCE_MS, 'busy' as const, { signal: timer.signal })])
  } finally {
    timer.abort()
  }
}
