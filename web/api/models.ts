import { queryOptions } from '@tanstack/react-query'
import type { Messages } from '../i18n/en.ts'
import { get, patch, post } from './client.ts'
import type { Cost } from './runs.ts'

export interface Price {
  input_usd: number
  output_usd: number
}

export interface AskChoice {
  ask: string
  model: string
  by: 'variable' | 'page' | 'page-for-all' | 'environment'
  variable: string
}

export interface NamedModel {
  model: string
  key: { variable: string; state: 'set' | 'missing' | 'not-needed' }
  price: (Price & { from: keyof Messages['models']['priceFrom'] }) | null
}

export interface ModelsView {
  asks: AskChoice[]
  models: NamedModel[]
  prices_as_of: string
  budgets: { day_usd: number | null; talk_usd: number | null; fixed: ('day_usd' | 'talk_usd')[] }
  today: Cost & { over: boolean }
}

export interface ModelsChange {
  per_ask?: Record<string, string | null>
  prices?: Record<string, Price | null>
  budgets?: Partial<Record<'day_usd' | 'talk_usd', number | null>>
}

export interface CheckedModel {
  model: string
  reachable: 'yes' | 'no' | 'unknown'
  key: 'accepted' | 'refused' | 'missing' | 'not-needed' | 'unknown'
  known: 'yes' | 'no' | 'unknown'
  structured: 'schema' | 'object' | 'text' | 'no' | 'unknown'
  streaming: 'yes' | 'no' | 'unknown'
  thinking: 'yes' | 'no' | 'unknown'
  first_token_ms: number | null
  tokens_per_second: number | null
  trouble: keyof Messages['models']['advice'] | null
}

interface Spent extends Cost {
  asks: number
  tokens_in: number
  tokens_out: number
}

export interface Spending {
  days: (Spent & { day: string })[]
  talks: (Spent & { subject_id: string; room: string; last_at: string })[]
}

export const MODELS = ['models'] as const

/** Reads what is set; no provider is called by it. */
export const modelsQuery = queryOptions({
  queryKey: [...MODELS, 'shown'],
  queryFn: ({ signal }) => get<ModelsView>('/models', { signal }),
})

export const spendingQuery = queryOptions({
  queryKey: [...MODELS, 'spending'],
  queryFn: ({ signal }) => get<Spending>('/spending', { signal }),
})

export const changeModels = (body: ModelsChange) => patch<ModelsView>('/models', { body })
export const checkModel = (model: string) => post<CheckedModel>('/models/check', { body: { model } })
