import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type * as contract from '../../src/capabilities/why/contract.ts'
import { erase, get, post } from './client.ts'
import { lasting } from '../lib/browser/storage.ts'
import { uuid } from '../lib/browser/uuid.ts'

const KEY = 'naze.browser'

/** A random name for this browser, only so that the return rate can be counted. */
function browserId(): string {
  const known = lasting.read(KEY)
  if (known !== null && known !== '') return known
  const fresh = uuid()
  lasting.write(KEY, fresh)
  return fresh
}

export type { ConfirmedInsight, Debug, Phase, ProcessOutput, Provenance } from '../../src/capabilities/why/contract.ts'
export type SessionView = contract.SessionView
export type SessionList = z.infer<typeof contract.ListSessionsOutput>
export type SessionRow = SessionList['sessions'][number]
export type Kpis = z.infer<typeof contract.KpiOutput>
type Started = z.infer<typeof contract.StartSessionOutput>
type Report = z.infer<typeof contract.ReportOutput>
type Resumed = z.infer<typeof contract.ResumeOutput>
type Weights = z.infer<typeof contract.ReportInput>['slider_weights']

// Types only come from the contract, so that the schemas stay out of the bundle; tsc holds the number to it.
export const MAX_MESSAGE_CHARACTERS = 4000 satisfies typeof contract.MAX_MESSAGE_CHARACTERS

const PAGE = 20

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['why', 'session', id],
    queryFn: ({ signal }) => get<SessionView>(`/session/${encodeURIComponent(id)}`, { signal }),
  })

export const recentSessionsQuery = queryOptions({
  queryKey: ['why', 'sessions', 'recent'],
  queryFn: ({ signal }) => get<SessionList>('/sessions?limit=6', { signal }),
})

/** As many as one answer holds, to be searched by their first words. */
export const manySessionsQuery = queryOptions({
  queryKey: ['why', 'sessions', 'many'],
  queryFn: ({ signal }) => get<SessionList>('/sessions?limit=100', { signal }),
})

export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['why', 'sessions', 'all'],
  queryFn: ({ pageParam, signal }) =>
    get<SessionList>(`/sessions?limit=${PAGE}${pageParam === null ? '' : `&before=${encodeURIComponent(pageParam)}`}`, {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

export const kpiQuery = queryOptions({
  queryKey: ['why', 'kpi'],
  queryFn: ({ signal }) => get<Kpis>('/kpi', { signal }),
})

export function startSession(language: contract.Language): Promise<Started> {
  return post<Started>('/session', { body: { language, browser_id: browserId() } })
}

export function sendMessage(
  id: string,
  text: string,
  key: string,
  signal: AbortSignal,
): Promise<contract.ProcessOutput> {
  return post<contract.ProcessOutput>('/process', {
    body: { session_id: id, user_message: text },
    headers: { 'idempotency-key': key },
    signal,
  })
}

/** False when nobody waited for a model any more. */
export function answerWithoutModel(id: string): Promise<{ ended: boolean }> {
  return post<{ ended: boolean }>('/process/without-model', { body: { session_id: id } })
}

export function eraseSession(id: string): Promise<{ erased: true }> {
  return erase(`/session/${encodeURIComponent(id)}`)
}

export function resumeConversation(id: string): Promise<Resumed> {
  return post<Resumed>('/process/resume', { body: { session_id: id } })
}

export function writeReport(id: string, weights: Weights, signal: AbortSignal): Promise<Report> {
  return post<Report>('/report', { body: { session_id: id, slider_weights: weights }, signal })
}

export function completeSession(id: string): Promise<{ phase: 'COMPLETE' }> {
  return post(`/session/${encodeURIComponent(id)}/complete`)
}
