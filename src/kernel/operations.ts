import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Verb } from './verb.ts'

const Finding = z.object({ rule: z.string(), message: z.string() })

export const HealthOutput = z.object({
  ok: z.boolean(),
  version: z.string(),
  store: z.enum(['pglite', 'postgres']),
  store_state: z.enum(['ok', 'busy', 'full']).describe('busy: it works on something long; full: it can only be read'),
  model: z.string(),
  jobs: z.object({ running: z.boolean(), failed: z.int() }),
})

export const RunsInput = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.string().max(200).optional(),
  ask: z.string().max(100).optional(),
  source: z.enum(['model', 'built-in', 'external']).optional(),
  outcome: z.enum(['accepted', 'refused', 'failed']).optional(),
})
export const RunsOutput = z.object({
  runs: z.array(
    z.object({
      id: z.uuid(),
      ask: z.string(),
      /** The session, conversation or run it was asked for; null where it belongs to none. */
      subject_id: z.uuid().nullable(),
      model: z.string(),
      source: z.enum(['model', 'built-in', 'external']),
      outcome: z.enum(['accepted', 'refused', 'failed']),
      attempts: z.int(),
      errors: z.array(Finding),
      warnings: z.array(Finding),
      tokens_in: z.int(),
      tokens_out: z.int(),
      cost_usd: z.number().nullable(),
      ms: z.int(),
      created_at: z.string(),
    }),
  ),
  next: z.string().nullable(),
})

export const FailedJobsOutput = z.object({
  jobs: z.array(z.object({ id: z.uuid(), queue: z.string(), error: z.string(), failed_at: z.string().nullable() })),
})
export const RetryJobInput = z.object({ queue: z.string().min(1).max(100), id: z.uuid() })

const homeKey = z.string().min(1).max(200).describe('from server.json in the folder of this installation')
export const BackupInput = z.object({ home_key: homeKey })
export const BackupOutput = z.object({
  filename: z.string(),
  content_type: z.literal('application/gzip'),
  content: z.instanceof(Readable),
})

export const PurgeInput = z.object({ home_key: homeKey })
export const PurgeOutput = z.object({
  tables: z.int(),
  left: z.array(z.enum(['log', 'statistics'])).describe('where this database user may not remove what was erased'),
})
export type PurgeSummary = z.output<typeof PurgeOutput>

/** What a backup says of itself. */
export interface BackupSummary {
  version: string
  store: 'pglite' | 'postgres'
  created_at: string
  /** How many rows, by table. */
  rows: Record<string, number>
}

const Nothing = z.object({})

/** What every installation can be asked about itself, whatever its capabilities. */
export interface OperationVerbs {
  health: Verb<typeof Nothing, typeof HealthOutput>
  runs: Verb<typeof RunsInput, typeof RunsOutput>
  failedJobs: Verb<typeof Nothing, typeof FailedJobsOutput>
  retryJob: Verb<typeof RetryJobInput, typeof Nothing>
  backup: Verb<typeof BackupInput, typeof BackupOutput>
  purge: Verb<typeof PurgeInput, typeof PurgeOutput>
}
