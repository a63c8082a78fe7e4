import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Messages } from '../i18n/en.ts'
import { get } from './client.ts'

export type Trouble = keyof Messages['troubles']

export interface Finding {
  rule: string
  message: string
  trouble?: Trouble
}

export interface Try {
  source: Run['source']
  outcome: 'accepted' | 'corrected' | 'rejected' | 'failed'
  trouble: Trouble | null
  rules: string[]
}

/** none: no model was asked; at-least: of some tries nobody knows. */
export interface Cost {
  cost_usd: number | null
  cost_is: 'none' | 'known' | 'at-least' | 'unknown'
}

/** One ask of the ledger, its attempts summed up. */
export interface Run extends Cost {
  id: string
  ask: string
  /** What it was asked for; null where it belongs to nothing that can be opened. */
  subject_id: string | null
  /** The interview project a conversation belongs to. */
  place_id: string | null
  model: string
  source: 'model' | 'built-in' | 'external'
  outcome: 'accepted' | 'refused' | 'failed'
  attempts: number
  errors: Finding[]
  warnings: Finding[]
  tokens_in: number
  tokens_out: number
  ms: number
  created_at: string
  tries: Try[]
}

interface Attempt extends Pick<Try, 'source' | 'outcome'> {
  n: number
  errors: Finding[]
  warnings: Finding[]
  output: string | null
  tokens_in: number
  tokens_out: number
  cost_usd: number | null
  ms: number
}

interface RunDetails {
  run: Run
  attempts: Attempt[]
  talk: Cost | null
}

export const runQuery = (id: string) =>
  queryOptions({ queryKey: ['run', id], queryFn: ({ signal }) => get<RunDetails>(`/runs/${id}`, { signal }) })

interface RunPage {
  runs: Run[]
  next: string | null
}

type RunFilter = Partial<Pick<Run, 'ask' | 'source' | 'outcome'>> & { subject_id?: string }

/** What the address of the ledger says: the filters, and the run that is open. */
export interface RunsSearch extends RunFilter {
  run?: string
}

const PAGE = '50'

export const runsQuery = ({ ask, source, outcome, subject_id }: RunFilter) =>
  infiniteQueryOptions({
    queryKey: ['runs', { ask, source, outcome, subject_id }],
    queryFn: ({ pageParam, signal }) => {
      const wanted = { limit: PAGE, ask, source, outcome, subject_id, before: pageParam }
      const given = Object.entries(wanted).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      return get<RunPage>(`/runs?${new URLSearchParams(given)}`, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
