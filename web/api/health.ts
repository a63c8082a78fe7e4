import { queryOptions } from '@tanstack/react-query'
import { get } from './client.ts'

export interface Health {
  ok: boolean
  version: string
  store: 'pglite' | 'postgres'
  model: string
  jobs: unknown
}

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => get<Health>('/health', { signal }),
  staleTime: 60_000,
})
