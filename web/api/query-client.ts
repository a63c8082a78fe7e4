import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

/** Only a server that could not be reached is asked again by itself; a refusal is an answer. */
function mayRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && ['OFFLINE', 'OVERLOADED', 'DB_UNAVAILABLE'].includes(error.code)
}

// 'always': naze runs on this machine, so a laptop without a network still reaches it.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, retryDelay: 600, staleTime: 5_000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
