import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { get } from './client.ts'

export interface Finding {
  rule: string
  message: string
}

/** One ask of the ledger, its attempts summed up. */
export interface Run {
  id: string
  ask: string
  /** What it was asked for; null where it belongs to nothing that can be opened. */
  subject_id: string | null
  model: string
  source: 'model' | 'built-in' | 'external'
  outcome: 'accepted' | 'refused' | 'failed'
  attempts: number
  errors: Finding[]
  warnings: Finding[]
  tokens_in: number
  tokens_out: number
  cost_usd: number | null
  ms: number
  created_at: string
}

interface RunPage {
  runs: Run[]
  next: string | null
}

type RunFilter = Partial<Pick<Run, 'ask' | 'source' | 'outcome'>>

/** What the address of the ledger says: the filters, and the run that is open. */
export interface RunsSearch extends RunFilter {
  run?: string
}

const PAGE = '50'

export const runsQuery = ({ ask, source, outcome }: RunFilter) =>
  infiniteQueryOptions({
    queryKey: ['runs', { ask, source, outcome }],
    queryFn: ({ pageParam, signal }) => {
      const wanted = { limit: PAGE, ask, source, outcome, before: pageParam }
      const given = Object.entries(wanted).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      return get<RunPage>(`/runs?${new URLSearchParams(given)}`, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
