import { z } from 'zod'
import { parseModelName } from '../model-name.ts'

/** For every ask that has no choice of its own. */
export const EVERY_ASK = '*'

/** US dollars for a million tokens, as providers list them. */
export const Price = z.strictObject({
  input_usd: z.number().min(0).max(10_000),
  output_usd: z.number().min(0).max(10_000),
})
export type Price = z.infer<typeof Price>

const ModelNamed = z.string().max(220).refine(isModelName, { error: 'is not built-in or provider:model' })
const AskNamed = z.string().regex(/^(?:\*|[a-z]+\.[a-z-]+)$/)
const Dollars = z.number().min(0).max(1_000_000)

export const Budgets = z.strictObject({ day_usd: Dollars.nullable(), talk_usd: Dollars.nullable() })
export type Budgets = z.infer<typeof Budgets>

export const ModelSettings = z.strictObject({
  per_ask: z.record(AskNamed, ModelNamed),
  prices: z.record(ModelNamed, Price),
  budgets: Budgets,
})
export type ModelSettings = z.infer<typeof ModelSettings>

export const NO_SETTINGS: ModelSettings = { per_ask: {}, prices: {}, budgets: { day_usd: null, talk_usd: null } }

/** What is left out stays; null takes a choice or a price back. */
export const SettingsChange = z.strictObject({
  per_ask: z.record(AskNamed, ModelNamed.nullable()).optional(),
  prices: z.record(ModelNamed, Price.nullable()).optional(),
  budgets: z
    .strictObject({ day_usd: Dollars.nullable().exactOptional(), talk_usd: Dollars.nullable().exactOptional() })
    .optional(),
})
export type SettingsChange = z.infer<typeof SettingsChange>

export function changed(before: ModelSettings, change: SettingsChange): ModelSettings {
  return {
    per_ask: without(before.per_ask, change.per_ask),
    prices: without(before.prices, change.prices),
    budgets: { ...before.budgets, ...change.budgets },
  }
}

function without<T>(before: Record<string, T>, change: Record<string, T | null> = {}): Record<string, T> {
  const entries = Object.entries<T | null>({ ...before, ...change })
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== null))
}

function isModelName(value: string): boolean {
  try {
    parseModelName(value)
    return true
  } catch {
    return false
  }
}
