import { Readable } from 'node:stream'
import { z } from 'zod'
import { Budgets, Price, SettingsChange } from './model/settings/settings.ts'
import { TROUBLES } from './model/trouble.ts'
import type { Verb } from './verb.ts'

const Finding = z.object({ rule: z.string(), message: z.string(), trouble: z.enum(TROUBLES).optional() })
const Source = z.enum(['model', 'built-in', 'external'])
const TryOutcome = z.enum(['accepted', 'corrected', 'rejected', 'failed'])

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
  source: Source.optional(),
  outcome: z.enum(['accepted', 'refused', 'failed']).optional(),
  subject_id: z.uuid().optional(),
})
/** What is known of a cost. none: no model was asked; at-least: of some tries it is not known; unknown is not nothing. */
const CostIs = z.enum(['none', 'known', 'at-least', 'unknown'])
export type CostIs = z.infer<typeof CostIs>

const Run = z.object({
  id: z.uuid(),
  ask: z.string(),
  /** The session, conversation or run it was asked for; null where it belongs to none. */
  subject_id: z.uuid().nullable(),
  place_id: z.uuid().nullable().describe('the interview project a conversation belongs to'),
  model: z.string(),
  source: Source,
  outcome: z.enum(['accepted', 'refused', 'failed']),
  attempts: z.int(),
  errors: z.array(Finding),
  warnings: z.array(Finding),
  tokens_in: z.int(),
  tokens_out: z.int(),
  cost_usd: z.number().nullable(),
  cost_is: CostIs,
  ms: z.int(),
  created_at: z.string(),
  tries: z
    .array(
      z.object({
        source: Source,
        outcome: TryOutcome,
        trouble: z.enum(TROUBLES).nullable(),
        rules: z.array(z.string()).describe('the rules its answer broke'),
      }),
    )
    .describe('what happened, in order'),
})
export const RunsOutput = z.object({ runs: z.array(Run), next: z.string().nullable() })

export const RunInput = z.object({ id: z.uuid() })
export const RunOutput = z.object({
  run: Run,
  attempts: z.array(
    z.object({
      n: z.int(),
      source: Source,
      outcome: TryOutcome,
      errors: z.array(Finding),
      warnings: z.array(Finding),
      output: z
        .string()
        .nullable()
        .describe('what was answered, cut to 4,000 characters; null when nothing was, or it was erased'),
      tokens_in: z.int(),
      tokens_out: z.int(),
      cost_usd: z.number().nullable(),
      ms: z.int(),
    }),
  ),
  talk: z
    .object({ cost_usd: z.number(), cost_is: CostIs })
    .nullable()
    .describe('what everything asked for the same talk, research or session cost until now'),
})

const Cost = { cost_usd: z.number(), cost_is: CostIs }
const Calls = { asks: z.int(), tokens_in: z.int(), tokens_out: z.int(), ...Cost }
export const SpendingOutput = z.object({
  days: z.array(z.object({ day: z.string().describe('2026-11-16, as the machine naze runs on has it'), ...Calls })),
  talks: z.array(z.object({ subject_id: z.uuid(), room: z.string(), last_at: z.string(), ...Calls })),
})

const ShownPrice = Price.extend({ from: z.enum(['environment', 'person', 'shipped', 'own-machine']) })
export const ModelsOutput = z.object({
  default_model: z.string(),
  asks: z.array(
    z.object({
      ask: z.string().describe('* stands for every ask without a choice of its own'),
      model: z.string(),
      by: z.enum(['variable', 'page', 'page-for-all', 'environment']),
      variable: z.string().describe('the variable that would settle it from outside'),
    }),
  ),
  models: z.array(
    z.object({
      model: z.string(),
      key: z.object({ variable: z.string(), state: z.enum(['set', 'missing', 'not-needed']) }),
      price: ShownPrice.nullable(),
    }),
  ),
  prices_as_of: z.string(),
  budgets: Budgets.extend({ fixed: z.array(z.enum(['day_usd', 'talk_usd'])).describe('set from outside') }),
  today: z.object({ ...Cost, over: z.boolean() }),
})
export const ChangeModelsInput = SettingsChange
export const CheckModelInput = z.object({ model: z.string().min(1).max(220) })
export const CheckModelOutput = z.object({
  model: z.string(),
  reachable: z.enum(['yes', 'no', 'unknown']),
  key: z.enum(['accepted', 'refused', 'missing', 'not-needed', 'unknown']),
  known: z.enum(['yes', 'no', 'unknown']),
  structured: z.enum(['schema', 'object', 'text', 'no', 'unknown']),
  streaming: z.enum(['yes', 'no', 'unknown']),
  thinking: z.enum(['yes', 'no', 'unknown']),
  first_token_ms: z.int().nullable(),
  tokens_per_second: z.number().nullable(),
  trouble: z.enum([...TROUBLES, 'slow', 'no-form']).nullable(),
  advice: z.string().describe('one line on what to do'),
  said: z.string().nullable(),
  tokens: z.int(),
})
export type CheckedModel = z.infer<typeof CheckModelOutput>

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
  run: Verb<typeof RunInput, typeof RunOutput>
  spending: Verb<typeof Nothing, typeof SpendingOutput>
  models: Verb<typeof Nothing, typeof ModelsOutput>
  changeModels: Verb<typeof ChangeModelsInput, typeof ModelsOutput>
  checkModel: Verb<typeof CheckModelInput, typeof CheckModelOutput>
  failedJobs: Verb<typeof Nothing, typeof FailedJobsOutput>
  retryJob: Verb<typeof RetryJobInput, typeof Nothing>
  backup: Verb<typeof BackupInput, typeof BackupOutput>
  purge: Verb<typeof PurgeInput, typeof PurgeOutput>
}
