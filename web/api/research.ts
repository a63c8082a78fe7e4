import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  AgentReportsOutput,
  FinalReport,
  ListOutput,
  PageOutput,
  RunOutput,
  StartOutput,
  type ReportInput,
  type StartInput,
  type TransparencyInput,
} from '../../src/capabilities/research/contract.ts'
import { erase, get, post } from './client.ts'

export {
  ConsensusResearchConfig,
  FETCH_REASONS,
  LANGUAGES,
  PROVIDERS,
  REPORT_FORMATS,
  ResearchBudget,
  researchStream,
  SearchConfig,
  StartInput,
  TRANSPARENCY_FORMATS,
} from '../../src/capabilities/research/contract.ts'
export type {
  AgentReport,
  AgentStrategy,
  Citation,
  ConflictDetail,
  FetchReason,
  FinalReport,
  Finding,
  Provider,
} from '../../src/capabilities/research/contract.ts'

export type Run = z.infer<typeof RunOutput>
export type RunSummary = z.infer<typeof ListOutput>['runs'][number]
export type RunIteration = Run['iterations'][number]
export type Lane = RunIteration['agents'][number]
export type Snapshot = z.infer<typeof PageOutput>
export type WrittenReport = z.infer<typeof AgentReportsOutput>['reports'][number]
export type StartOptions = NonNullable<z.input<typeof StartInput>['options']>

/** Live streams can be blocked or cut; this is how long a screen may then be behind. */
const BEHIND_MS = 5_000

export const RUNS = ['research', 'runs'] as const
/** Everything read about one run, so that one word from its stream refreshes all of it. */
export const runKey = (id: string) => ['research', 'run', id] as const

export const isUnderWay = ({ status }: Pick<RunSummary, 'status'>) => status === 'queued' || status === 'running'

const at = (id: string, rest = '') => `/research/${encodeURIComponent(id)}${rest}`

export const runsQuery = infiniteQueryOptions({
  queryKey: RUNS,
  queryFn: async ({ pageParam, signal }) => {
    const cursor = pageParam === null ? '' : `&cursor=${encodeURIComponent(pageParam)}`
    return ListOutput.parse(await get(`/research?limit=20${cursor}`, { signal }))
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  refetchInterval: ({ state }) => state.data?.pages.some(({ runs }) => runs.some(isUnderWay)) === true && BEHIND_MS,
})

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...runKey(id), 'state'],
    queryFn: async ({ signal }) => RunOutput.parse(await get(at(id), { signal })),
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && BEHIND_MS,
  })

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...runKey(id), 'report'],
    queryFn: async ({ signal }) => FinalReport.parse(await get(at(id, '/report?format=json'), { signal })),
  })

export const agentReportsQuery = (id: string) =>
  queryOptions({
    queryKey: [...runKey(id), 'agents'],
    queryFn: async ({ signal }) => AgentReportsOutput.parse(await get(at(id, '/agents'), { signal })).reports,
  })

/** A page as it was read: it never changes. */
export const snapshotQuery = (id: string, page: string) =>
  queryOptions({
    queryKey: ['research', 'page', id, page],
    queryFn: async ({ signal }) =>
      PageOutput.parse(await get(at(id, `/pages/${encodeURIComponent(page)}`), { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The key makes sending the same wish again harmless. */
export async function startRun(topic: string, options: StartOptions, key: string): Promise<string> {
  const headers = { 'idempotency-key': key }
  return StartOutput.parse(await post('/research', { body: { topic, options }, headers })).run_id
}

export const cancelRun = (id: string) => post(at(id, '/cancel'))
export const resumeRun = (id: string) => post(at(id, '/resume'))
export const eraseRun = (id: string) => erase(at(id))

/** Plain addresses: the browser downloads them by itself. */
export const reportAddress = (id: string, format: NonNullable<z.output<typeof ReportInput>['format']>) =>
  `/api${at(id, `/report?format=${format}`)}`
export const transparencyAddress = (id: string, format: NonNullable<z.output<typeof TransparencyInput>['format']>) =>
  `/api${at(id, `/transparency?format=${format}`)}`
